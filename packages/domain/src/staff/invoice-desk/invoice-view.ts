import type { InvoiceList } from '@portal/api/contract/invoices.schema'
import type { InvoiceQuery } from '@portal/api/hooks/invoices'
import type { OrderType } from '@portal/api/hooks/orders'
import type { InvoiceStatus } from '@portal/api/rules/invoice'
import { invoiceRecord, oneOf, orderType, page, viewInAddress } from '../staff-desk/view-in-address.ts'

/** One part of the queue. */
export interface InvoiceTab {
  id: InvoiceStatus | 'todo'
  statuses: readonly InvoiceStatus[]
  /** Somebody still waits: they are counted, and who has waited longest comes first, of each state where it has several. */
  waits: boolean
  /** Of documents that a platform issues. */
  platform?: true
}

/** Tabs of the invoice desk: what finance has to do, then each state by itself. The html carries them, and no life. */
export const invoiceTabs = [
  { id: 'todo', statuses: ['failed', 'submitted', 'red_requested'], waits: true },
  { id: 'submitted', statuses: ['submitted'], waits: true },
  { id: 'issuing', statuses: ['issuing'], waits: true, platform: true },
  { id: 'failed', statuses: ['failed'], waits: true, platform: true },
  { id: 'red_requested', statuses: ['red_requested'], waits: true },
  { id: 'returned', statuses: ['returned'], waits: true },
  { id: 'issued', statuses: ['issued'], waits: false },
  { id: 'red_done', statuses: ['red_done'], waits: false },
] as const satisfies readonly InvoiceTab[]
export type InvoiceTabId = (typeof invoiceTabs)[number]['id']

/** The tab that was asked for, else the one that holds a record in this state, else what has to be done. */
export const tabOf = (
  id: InvoiceTabId | null,
  status: InvoiceStatus | undefined,
): (typeof invoiceTabs)[number] =>
  invoiceTabs.find(tab => (id === null ? isIn(tab, status) : tab.id === id)) ?? invoiceTabs[0]

export const isIn = ({ statuses }: InvoiceTab, status: InvoiceStatus | undefined): boolean =>
  statuses.some(one => one === status)

/** How many wait in a tab; null where nobody does, undefined while nothing is known. */
export function countIn(
  tab: InvoiceTab,
  counts: InvoiceList['counts'] | undefined,
): number | null | undefined {
  if (!tab.waits) return null
  return counts
    ?.filter(({ invoice_status }) => isIn(tab, invoice_status))
    .reduce((sum, { count }) => sum + count, 0)
}

/** The tabs of a desk. Those of a platform are there with one, where something of it is left, and when one is open. */
export const tabsShown = (open: InvoiceTab, queue: Pick<InvoiceList, 'platform' | 'counts'> | undefined) =>
  invoiceTabs.filter(
    tab =>
      !('platform' in tab) ||
      tab === open ||
      (queue && (queue.platform !== null || countIn(tab, queue.counts) !== 0)),
  )

/** What the invoice desk shows. */
export interface InvoiceView {
  type: OrderType
  /** null: the tab of the named record, else what has to be done. */
  tab: InvoiceTabId | null
  page: number
  record: string | null
}

/** Rows of a page. */
const pageSize = 50

/** The page of the queue that is asked for. */
export const invoiceQueryOf = (tab: InvoiceTab, number: number): InvoiceQuery => ({
  status: tab.statuses.join(','),
  sort: tab.statuses.length > 1 ? 'status' : tab.waits ? 'submitted_at' : '-submitted_at',
  page: number,
  page_size: pageSize,
})

export const invoiceView = viewInAddress<InvoiceView>({
  type: orderType,
  tab: oneOf(
    'tab',
    invoiceTabs.map(({ id }) => id),
    null,
  ),
  page,
  record: invoiceRecord,
})
