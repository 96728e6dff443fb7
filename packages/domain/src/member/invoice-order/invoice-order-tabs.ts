import type { OrderType } from '@portal/api/hooks/orders'

/** Tabs of 订单与发票, as the address names them. */
export const invoiceOrderTabs = { orders: '订单', invoices: '发票与票据', titles: '发票抬头' } as const
export type InvoiceOrderTab = keyof typeof invoiceOrderTabs

export const readTab = (search: URLSearchParams): InvoiceOrderTab => {
  const tab = search.get('tab')
  return tab === 'invoices' || tab === 'titles' ? tab : 'orders'
}

/** The address of a tab; neither the first one nor dues need a name. */
export const searchOf = (tab: InvoiceOrderTab, type: OrderType): URLSearchParams =>
  new URLSearchParams({
    ...(tab === 'orders' ? {} : { tab }),
    ...(type === 'membership' ? {} : { type }),
  })
