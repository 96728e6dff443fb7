import { staffPages } from '@portal/api/rules/staff-pages'

/** The orders of whoever has this name. */
export const ordersOfHref = (name: string) =>
  `${staffPages.orderManagement.path}?${new URLSearchParams({ q: name })}`
