import { invoicesRead } from '@portal/api/hooks/invoices'
import { invoiceQueryOf, invoiceView, tabOf } from './invoice-view.ts'

/** What the invoice desk asks for first. */
export function invoiceDeskReads(search: URLSearchParams) {
  const view = invoiceView.read(search)
  // the tab of a named document is known once the document is
  if (view.tab === null && view.record !== null) return []
  return [invoicesRead(view.type, invoiceQueryOf(tabOf(view.tab, undefined), view.page))]
}
