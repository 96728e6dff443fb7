import { staffPages } from '@portal/api/rules/staff-pages'
import { orderRecord } from '../staff-desk/view-in-address.ts'

const orders = staffPages.orderManagement.path

/** Where an order lies open. */
export const orderHref = (orderNo: string) => `${orders}?${orderRecord.name}=${orderNo}`

/** Where finance confirms its payment. */
export const confirmHref = (orderNo: string) =>
  `${staffPages.paymentAffirm.path}?${orderRecord.name}=${orderNo}`

/** The orders of whoever has this name. */
export const ordersOfHref = (name: string) => `${orders}?${new URLSearchParams({ q: name })}`
