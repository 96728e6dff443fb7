import type { FirstRead } from '@portal/api/hooks/begin-page'
import { memberInvoicesReads } from '../invoices/index.ts'
import { memberOrdersReads } from '../member-orders/index.ts'
import { readTab } from './invoice-order-tabs.ts'

/** What the tab that the address names asks for first. */
export function invoiceOrderReads(search: URLSearchParams): readonly FirstRead[] {
  const tab = readTab(search)
  if (tab === 'titles') return []
  return tab === 'invoices' ? memberInvoicesReads(search) : memberOrdersReads(search)
}
