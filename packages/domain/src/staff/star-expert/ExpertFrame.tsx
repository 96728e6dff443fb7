import type { ReactNode } from 'react'
import { association } from '@portal/api/rules/association'
import { publicStaffPages } from '@portal/api/rules/staff-pages'
import { Emblem } from '@portal/ui/emblem'
import { CircleCheckIcon } from '@portal/ui/icon'
import * as S from './StarExpert.styles.ts'

export interface ExpertFrameProps {
  /**
   * A sheet takes the whole width, everything else one column.
   * @default false
   */
  wide?: boolean | undefined
  children: ReactNode
}

/** The page of somebody without an account: whose it is, and nothing that leads elsewhere. */
export function ExpertFrame({ wide = false, children }: ExpertFrameProps) {
  return (
    <S.Root>
      <S.Bar>
        <Emblem size={28} />
        <p>
          <strong>{association.name}</strong>
          <small>{publicStaffPages.starExpert.title}</small>
        </p>
      </S.Bar>
      <S.Main data-wide={wide || undefined}>{children}</S.Main>
    </S.Root>
  )
}

export interface ExpertMessageProps {
  title: string
  /**
   * The expert's work is done.
   * @default false
   */
  done?: boolean | undefined
  children: ReactNode
}

/** Says one thing, after which there is nothing to do. */
export function ExpertMessage({ title, done = false, children }: ExpertMessageProps) {
  return (
    <ExpertFrame>
      <S.Card>
        {done ? (
          <S.Done>
            <CircleCheckIcon size={24} />
          </S.Done>
        ) : null}
        <h1>{title}</h1>
        <p>{children}</p>
      </S.Card>
    </ExpertFrame>
  )
}
