import { invoicesRead } from '@portal/api/hooks/invoices'
import { readOrderType } from '../../shared/order-type/index.ts'

/** Rows of a page. */
export const pageSize = 10

/** The documents that the address asks for. */
export const memberInvoicesQuery = (search: URLSearchParams) => ({
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  page_size: pageSize,
})

/** What the tab of the member's documents asks for first. */
export const memberInvoicesReads = (search: URLSearchParams) => [
  invoicesRead(readOrderType(search), memberInvoicesQuery(search)),
]
