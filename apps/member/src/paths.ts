/** Addresses of the member app (product.md §2). */
export const paths = {
  login: '/login',
  register: '/login?view=register',
  forgot: '/login?view=forgot',
  managerLogin: '/managerlogin',
  searchMember: '/searchMember',
  searchScore: '/searchScore',
  notFound: '/not-found',
  memberInfo: '/home/memberInfo',
  invoiceOrder: '/home/invoiceOrder',
  evaluation: '/home/evaluation',
  setting: '/home/setting',
} as const
