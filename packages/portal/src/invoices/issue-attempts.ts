import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import type { InvoiceAct } from '@portal/api/rules/invoice'
import { formatTime } from '@portal/api/rules/dates'
import type { InvoiceHistoryTable } from '../kernel/schema.ts'

type Attempt = InvoiceDetail['attempts'][number]

const begins: ReadonlySet<string> = new Set(['hand_over', 'retry', 'mend'] satisfies InvoiceAct[])
const ends: ReadonlyMap<string, Attempt['result']> = new Map([
  ['fail', 'failed'],
  ['issue_there', 'issued'],
] satisfies [InvoiceAct, Attempt['result']][])

/** Each time that a platform had a document to issue, the latest first, from its history, the oldest first. */
export function issueAttempts(
  history: readonly Pick<InvoiceHistoryTable, 'act' | 'at' | 'note'>[],
): Attempt[] {
  const attempts: Attempt[] = []
  for (const { act, at, note } of history) {
    const result = ends.get(act)
    if (begins.has(act)) attempts.unshift({ at: formatTime(at), result: 'issuing', note: '' })
    else if (result !== undefined && attempts[0]) attempts[0] = { at: formatTime(at), result, note }
  }
  return attempts
}
