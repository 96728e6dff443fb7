import type { OrderQuery } from '@portal/api/hooks/orders'
import { subjectTypeNames } from '@portal/api/rules/order'
import { day, oneOf, text } from './view-in-address.ts'

/** What desks of orders narrow their queue to. */
export interface OrderFilter {
  q: string
  subjectType: 'personal' | 'enterprise' | null
  /** Days of the order, both included. */
  from: string
  to: string
}

export const noOrderFilter: OrderFilter = { q: '', subjectType: null, from: '', to: '' }

export const subjectTypes = ['personal', 'enterprise'] as const

/** The filter as parts of an address, by the same names at every desk. */
export const orderFilter = {
  q: text('q', 50),
  subjectType: oneOf('subject', subjectTypes, null),
  from: day('from'),
  to: day('to'),
}

/** What is asked of the server for it: nothing of what is not filtered by. */
export const orderFilterQuery = ({
  q,
  subjectType,
  from,
  to,
}: OrderFilter): Pick<OrderQuery, 'q' | 'subject_type' | 'from' | 'to'> => ({
  ...(q === '' ? {} : { q }),
  ...(subjectType === null ? {} : { subject_type: subjectType }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
})

/** `2026-05-01 至 2026-05-18`, `2026-05-01 起`, `2026-05-18 止`. */
export function daysText({ from, to }: Pick<OrderFilter, 'from' | 'to'>): string {
  if (from !== '' && to !== '') return from === to ? from : `${from} 至 ${to}`
  if (from !== '') return `${from} 起`
  return to === '' ? '' : `${to} 止`
}

/** `“华岳”、单位、2026-05-01 起`; nothing while nothing is filtered by. */
export const orderFilterText = ({ q, subjectType, ...days }: OrderFilter): string =>
  [q === '' ? '' : `“${q}”`, subjectType === null ? '' : subjectTypeNames[subjectType], daysText(days)]
    .filter(part => part !== '')
    .join('、')
