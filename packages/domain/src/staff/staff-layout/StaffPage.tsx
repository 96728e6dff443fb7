import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '@portal/ui/page-header'
import * as S from './StaffPage.styles.ts'

export interface StaffPageProps extends Omit<ComponentProps<'main'>, 'title'> {
  title: string
  /** A `ParentLink`, where the page is not in the menu itself. */
  parent?: ReactNode
  /** Time of the data, refresh, limits: at the right of the title. */
  actions?: ReactNode
  /**
   * A worksheet is white; a page of panels lies on paper.
   * @default 'surface'
   */
  ground?: 'surface' | 'paper' | undefined
}

/** One staff page: its head of 56 px and the sheet below, which takes the rest of the window. */
export function StaffPage({ title, parent, actions, ground = 'surface', children, ...rest }: StaffPageProps) {
  return (
    <S.Root {...rest} data-ground={ground}>
      <S.Head>
        <PageHeader title={title} back={parent} actions={actions} />
      </S.Head>
      {children}
    </S.Root>
  )
}
