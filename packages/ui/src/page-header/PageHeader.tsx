import type { ComponentProps, ReactNode } from 'react'
import * as S from './PageHeader.styles.ts'

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode
  /** One line under the title. */
  lead?: ReactNode
  /** Link back: above the title, for staff before it. */
  back?: ReactNode
  /** Buttons on the right. */
  actions?: ReactNode
}

/** The page's h1 with what belongs to it: serif for members, small sans for staff. */
export function PageHeader({ title, lead, back, actions, ...rest }: PageHeaderProps) {
  return (
    <S.Root {...rest}>
      {back ? <S.Back>{back}</S.Back> : null}
      <S.Main>
        <S.Title>{title}</S.Title>
        {lead ? <S.Lead>{lead}</S.Lead> : null}
      </S.Main>
      {actions ? <S.Actions>{actions}</S.Actions> : null}
    </S.Root>
  )
}
