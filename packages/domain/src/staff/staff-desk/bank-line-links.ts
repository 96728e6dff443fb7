import { staffPages } from '@portal/api/rules/staff-pages'

/** Money on the account that belongs to no order yet. */
export const unmatchedLink = `${staffPages.paymentAffirm.path}?status=unmatched`

/** The orders of whoever has this name. */
export const ordersOf = (name: string): string =>
  `${staffPages.orderManagement.path}?${new URLSearchParams({ q: name })}`
