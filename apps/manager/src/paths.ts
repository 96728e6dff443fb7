/** Addresses that the manager app names itself; the route table has the rest (product.md §2). */
export const paths = {
  login: '/managerlogin',
  notFound: '/not-found',
  payment: '/paymentAffirm',
} as const
