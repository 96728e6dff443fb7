import type { OrderType } from '@portal/api/hooks/orders'

/** What an order of each type is for; the address of a list names the type, dues where it names none. */
export const orderTypeNames = { membership: '会费', evaluation: '评价费' } as const satisfies Record<
  OrderType,
  string
>
export const orderTypes = ['membership', 'evaluation'] as const satisfies readonly OrderType[]

export const readOrderType = (search: URLSearchParams): OrderType =>
  search.get('type') === 'evaluation' ? 'evaluation' : 'membership'

/** What an address names a type by; nothing for dues. */
export const orderTypeInAddress = (type: OrderType): OrderType | null => (type === 'membership' ? null : type)
