import type { OrderQuery } from '@portal/api/hooks/orders'
import { orderGroups, readGroup } from './order-groups.ts'

/** Rows of a page. */
export const pageSize = 10

export const readPage = (query: string | null): number => Math.max(1, Math.trunc(Number(query)) || 1)

/** The order that the address names. */
export const readOrderNo = (search: URLSearchParams): string | null => {
  const asked = search.get('order')
  return asked !== null && /^\d{13}$/.test(asked) ? asked : null
}

/** The orders that the address asks for. */
export const memberOrdersQuery = (search: URLSearchParams): OrderQuery => ({
  page: readPage(search.get('page')),
  page_size: pageSize,
  status: orderGroups[readGroup(search.get('group'))].statuses.join(',') || undefined,
})
