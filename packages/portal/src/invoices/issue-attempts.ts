import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { formatTime } from '@portal/api/rules/dates'
import { invoiceLife } from '@portal/api/rules/invoice'
import type { AnyLife } from '@portal/api/rules/life'
import type { InvoiceHistoryTable } from '../kernel/schema.ts'

type Attempt = InvoiceDetail['attempts'][number]

const { moves }: Pick<AnyLife, 'moves'> = invoiceLife

/** Each time that a platform had a document to issue, the latest first, from its history, the oldest first. */
export function issueAttempts(
  history: readonly Pick<InvoiceHistoryTable, 'act' | 'at' | 'note'>[],
): Attempt[] {
  const attempts: Attempt[] = []
  for (const { act, at, note } of history) {
    const { from = [], to } = moves[act] ?? {}
    if (to === 'issuing') attempts.unshift({ at: formatTime(at), result: to, note: '' })
    else if (from.includes('issuing') && (to === 'failed' || to === 'issued'))
      attempts[0] = { at: formatTime(at), result: to, note }
  }
  return attempts
}
