import type { OrderRow } from '@portal/api/contract/orders.schema'

/** What the print of an order is: a receipt once it was paid in full, whatever was paid back since. */
export const printName = ({ paid_at }: Pick<OrderRow, 'paid_at'>): '订单' | '缴费凭证' =>
  paid_at === null ? '订单' : '缴费凭证'
