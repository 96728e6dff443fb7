import type { OrderQuery } from '@portal/api/hooks/orders'
import { isDay } from '@portal/api/rules/dates'
import {
  orderSorts,
  orderStatuses,
  orderStatusLook,
  type OrderSort,
  type OrderStatus,
} from '@portal/api/rules/order'
import { readPage } from '../staff-desk/desk-address.ts'

export const pageSizes = [20, 10, 50, 100] as const

/** What part of the orders is shown, in which order. The address holds it, so reload and back keep it. */
export interface OrderView {
  /** Empty: all. */
  statuses: OrderStatus[]
  q: string
  subjectType: 'personal' | 'enterprise' | null
  /** Days of the order, both included. */
  from: string
  to: string
  sort: OrderSort
  page: number
  pageSize: (typeof pageSizes)[number]
}

export const plainView: OrderView = {
  statuses: [],
  q: '',
  subjectType: null,
  from: '',
  to: '',
  sort: '-created_at',
  page: 1,
  pageSize: 20,
}

const subjectTypes = ['personal', 'enterprise'] as const
const dayOr = (text: string | null) => (text !== null && isDay(text) ? text : '')

/** Reads the address; what makes no sense in it is left out. */
export function readView(search: URLSearchParams): OrderView {
  const asked = (search.get('status') ?? '').split(',')
  return {
    statuses: orderStatuses.filter(status => asked.includes(String(status))),
    q: (search.get('q') ?? '').slice(0, 50),
    subjectType: subjectTypes.find(type => type === search.get('type')) ?? null,
    from: dayOr(search.get('from')),
    to: dayOr(search.get('to')),
    sort: orderSorts.find(sort => sort === search.get('sort')) ?? plainView.sort,
    page: readPage(search),
    pageSize: pageSizes.find(size => String(size) === search.get('page_size')) ?? plainView.pageSize,
  }
}

/** The address of a view; what is as usual stands not in it. */
export function writeView(view: OrderView): URLSearchParams {
  const search = new URLSearchParams()
  const put = (name: string, value: string) => {
    if (value !== '') search.set(name, value)
  }
  put('status', view.statuses.join(','))
  put('q', view.q)
  put('type', view.subjectType ?? '')
  put('from', view.from)
  put('to', view.to)
  put('sort', view.sort === plainView.sort ? '' : view.sort)
  put('page', view.page === 1 ? '' : String(view.page))
  put('page_size', view.pageSize === plainView.pageSize ? '' : String(view.pageSize))
  return search
}

export const orderQueryOf = (view: OrderView): OrderQuery => ({
  ...(view.statuses.length > 0 ? { status: view.statuses.join(',') } : {}),
  ...(view.q === '' ? {} : { q: view.q }),
  ...(view.subjectType === null ? {} : { subject_type: view.subjectType }),
  ...(view.from === '' ? {} : { from: view.from }),
  ...(view.to === '' ? {} : { to: view.to }),
  sort: view.sort,
  page: view.page,
  page_size: view.pageSize,
})

export const subjectNames = { personal: '个人', enterprise: '单位' } as const

/** `待支付、待确认等 6 项`; nothing while every status is shown. */
export function statusText(statuses: readonly OrderStatus[]): string {
  const names = statuses.map(status => orderStatusLook[status].label)
  return names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 项` : names.join('、')
}

/** `2026-05-01 至 2026-05-18`, `2026-05-01 起`, `2026-05-18 止`. */
export function daysText({ from, to }: Pick<OrderView, 'from' | 'to'>): string {
  if (from !== '' && to !== '') return from === to ? from : `${from} 至 ${to}`
  if (from !== '') return `${from} 起`
  return to === '' ? '' : `${to} 止`
}

/** What is filtered by, as a list of words; empty when nothing is. */
export function filterTexts(view: OrderView): string[] {
  return [
    view.statuses.length > 0 ? `状态为${statusText(view.statuses)}` : '',
    view.subjectType === null ? '' : `会员类型为${subjectNames[view.subjectType]}`,
    view.from === '' && view.to === '' ? '' : `下单时间为 ${daysText(view)}`,
    view.q === '' ? '' : `关键词为“${view.q}”`,
  ].filter(text => text !== '')
}
