import type { ReactNode } from 'react'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import { Notice } from '@portal/ui/notice'
import { DeskEvents } from '../staff-desk/index.ts'
import * as S from './Talent.styles.ts'

/** What went before, the latest first. */
export function TalentHistory({ history, today }: Pick<DeskStar, 'history'> & { today: string }) {
  return (
    <>
      <S.Title>往来</S.Title>
      <DeskEvents history={history} today={today} />
    </>
  )
}

export interface TalentFootProps {
  /** What to know before a button is pressed. */
  note: ReactNode
  /** Why the last decision did not go through, where no field is to blame. */
  message?: string | undefined
  /** The buttons. */
  children: ReactNode
}

/** What can be done about an application now. */
export function TalentFoot({ note, message = '', children }: TalentFootProps) {
  return (
    <S.Foot>
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <p>{note}</p>
      <S.Acts>{children}</S.Acts>
    </S.Foot>
  )
}
