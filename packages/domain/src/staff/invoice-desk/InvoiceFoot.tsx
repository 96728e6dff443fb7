import type { ReactNode } from 'react'
import { Notice } from '@portal/ui/notice'
import { DeskKeys } from '../staff-desk/index.ts'
import * as S from './InvoiceSide.styles.ts'

export interface InvoiceFootProps {
  /** What to know before a button is pressed. */
  note: string
  /** Why the last decision did not go through, where no field is to blame. */
  message?: string | undefined
  /** The buttons. */
  children: ReactNode
}

/** What can be done about a document now. */
export function InvoiceFoot({ note, message = '', children }: InvoiceFootProps) {
  return (
    <S.Foot>
      {message === '' ? null : (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <p>{note}</p>
      <S.Acts>
        {children}
        <DeskKeys />
      </S.Acts>
    </S.Foot>
  )
}
