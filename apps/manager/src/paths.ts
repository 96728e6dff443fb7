/** Addresses of the manager app that no menu lists (product.md §2). */
export const paths = {
  login: '/managerlogin',
  notFound: '/not-found',
  payment: '/paymentAffirm',
  orders: '/orderManagement',
} as const
