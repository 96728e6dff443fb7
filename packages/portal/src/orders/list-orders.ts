import type { OrderList } from '@portal/api/contract/orders.schema'
import { addDays, parseTime } from '@portal/api/rules/dates'
import { statusIn } from '@portal/api/rules/life'
import { orderLife } from '@portal/api/rules/order'
import type { OrderSort } from '@portal/api/rules/order-sorts'
import type { Channel } from '@portal/api/rules/payment'
import { normalizePhone } from '@portal/api/rules/phone'
import { reachOf } from '../kernel/callers.ts'
import { noRight } from '../kernel/errors.ts'
import type { ReadContext } from '../kernel/work.ts'
import type { OrderFilter, OrderSorting } from './order-filter.ts'
import { findOrders } from './order-lists.repository.ts'
import type { OrderKind } from './orders.service.ts'
import type { Scope } from './orders.repository.ts'
import { isMasked, presentRow, type Reader } from './present.ts'
import type { Purchases } from './purchase.ts'

/** Which orders a reader may see at all. */
export function scopeOf(reader: Reader): Scope {
  if (reader.kind === 'member') return { kind: 'member', id: reader.id }
  switch (reachOf(reader, 'orders.read')) {
    case null:
      throw noRight()
    case 'own':
      return { kind: 'agent', id: reader.agentId }
    case 'all':
    case 'masked':
      return { kind: 'all' }
  }
}

/** Which orders a call asks for, and in which order. */
export interface AskedOrders {
  status?: string | undefined
  q?: string | undefined
  subject_type?: 'personal' | 'enterprise' | undefined
  channel?: Channel | undefined
  from?: string | undefined
  to?: string | undefined
  sort: OrderSort
  /** Numbers of single orders: these alone, or all but these. */
  only?: readonly string[] | undefined
  without?: readonly string[] | undefined
}

export interface OrderQuery extends AskedOrders {
  page: number
  page_size: number
}

const sortColumns: Record<string, OrderSorting['by']> = {
  created_at: 'created_at',
  amount_fen: 'amount_fen',
  reported_at: 'reported_at',
}

/** What of the orders a reader finds by what was asked. */
export function filterOf(
  reader: Reader,
  kind: OrderKind,
  asked: AskedOrders,
): { filter: OrderFilter; sorting: OrderSorting } {
  const text = asked.q ?? ''
  // who sees names masked must not find them by asking either
  const personal = !isMasked(reader)
  return {
    filter: {
      scope: scopeOf(reader),
      kind,
      statuses: asked.status === undefined ? null : asked.status.split(',').map(Number),
      subjectType: asked.subject_type ?? null,
      channel: asked.channel ?? null,
      from: asked.from === undefined ? null : parseTime(asked.from),
      until: asked.to === undefined ? null : parseTime(addDays(asked.to, 1)),
      only: asked.only ?? null,
      without: asked.without ?? [],
      search: text === '' ? null : { text, phone: normalizePhone(text), personal },
    },
    sorting: {
      by: sortColumns[asked.sort.replace('-', '')] ?? 'created_at',
      down: asked.sort.startsWith('-'),
    },
  }
}

export async function listOrders(
  { db, caller: reader }: ReadContext<Reader>,
  purchases: Purchases,
  kind: OrderKind,
  query: OrderQuery,
): Promise<OrderList> {
  const { page, page_size } = query
  const { filter, sorting } = filterOf(reader, kind, query)
  const paging = { limit: page_size, offset: (page - 1) * page_size }
  const { rows, sums, ...counted } = await findOrders(db, filter, sorting, paging)
  const { statuses } = filter
  const shown = statuses === null ? sums : sums.filter(sum => statuses.includes(sum.order_status))
  return {
    list: rows.map(row => presentRow(row, purchases, reader)),
    ...counted,
    page,
    page_size,
    counts: counted.uncounted
      ? []
      : sums.map(({ order_status, count }) => ({ order_status: statusIn(orderLife, order_status), count })),
    total_fen: shown.reduce((total, { amount_fen }) => total + amount_fen, 0),
  }
}
