import type { OrderRow } from '@portal/api/contract/orders.schema'
import type { OrderType } from '@portal/api/hooks/orders'

export const orderTypeOf = (kind: OrderRow['kind']): OrderType =>
  kind === 'evaluation' ? 'evaluation' : 'membership'
