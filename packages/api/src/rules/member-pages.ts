import type { OpenPage, PageRoute, Redirects } from './pages.ts'

export interface MemberRoute extends PageRoute {
  /** Who may open it; without a value those who are signed in. `signing-in`: anyone, with a sign-in on the page itself. */
  access?: 'anyone' | 'signed-out' | 'signing-in'
}

/** Every page of the member app (product.md §2, D2.3): routes, menus, titles, preloads and byte budgets follow. */
export const memberPages = {
  login: {
    path: '/login',
    title: '会员登录',
    access: 'signed-out',
    prerendered: ['', '?view=register', '?view=forgot'],
  },
  managerLogin: { path: '/managerlogin', title: '管理端登录', access: 'signed-out' },
  agent: { path: '/agent/:agentid', title: '推荐机构', access: 'signing-in' },
  agreement: { path: '/agreement', title: '会员服务协议', access: 'anyone' },
  privacy: { path: '/privacy', title: '个人信息保护政策', access: 'anyone' },
  notFound: { path: '/not-found', title: '没有找到这个页面', access: 'anyone' },
  searchScore: { path: '/searchScore', title: '考试成绩查询', access: 'anyone', closed: true },
  searchMember: { path: '/searchMember', title: '会员查询', access: 'anyone', closed: true },
  institutionLogin: { path: '/institutionlogin', title: '机构登录', access: 'anyone', closed: true },
  sandboxCashier: { path: '/sandboxCashier/:number', title: '模拟收银台', access: 'anyone' },
  verifyCertificate: {
    path: '/verifyCertificate/:code',
    aliases: ['/verifyCertificate'],
    title: '证书核验',
    access: 'anyone',
  },
  sharedResume: { path: '/r/:token', title: '个人简历', access: 'anyone' },
  resume: { path: '/resume', title: '个人简历' },
  refresh: { path: '/refresh', title: '刷新' },
  personalApplication: {
    path: '/applyMember/personal',
    aliases: ['/applyMember/personal_vip'],
    title: '申请个人会员',
  },
  enterpriseApplication: {
    path: '/applyEnterpriseMember',
    aliases: ['/applyMember/enterprise', '/applyMember/enterprise_vip'],
    title: '单位会员申请',
    closed: true,
  },
  memberInfo: { path: '/home/memberInfo', title: '会员信息' },
  invoiceOrder: { path: '/home/invoiceOrder', title: '订单与发票' },
  setting: { path: '/home/setting', title: '账号设置' },
  personalRenewal: { path: '/home/renew/personal_vip', title: '续费' },
  enterpriseRenewal: { path: '/home/renew/enterprise_vip', title: '单位会员续费' },
  promotion: { path: '/home/promotion', title: '人才库码', closed: true },
  evaluation: { path: '/home/evaluation', title: '人才评价' },
  evaluationPayment: { path: '/home/evaluation/payment/evaluation', title: '支付评价费' },
  creditArchive: { path: '/home/evaluation/credit-archive', title: '个人资料' },
} as const satisfies Record<string, MemberRoute>

export type OpenMemberPage = OpenPage<typeof memberPages>

/** The member centre, which opens with the first of its pages. */
export const centrePath = '/home'

export const memberRedirects = {
  '/': centrePath,
  '/index': '/',
  [centrePath]: memberPages.memberInfo.path,
} as const satisfies Redirects

/** Where the sandbox's payment of this number is paid. */
export const cashierPath = (number: string): string =>
  memberPages.sandboxCashier.path.replace(':number', number)

/** Whether the page stands inside the member centre, beside its menu. */
export const isCentrePage = ({ path }: PageRoute): boolean => path.startsWith(`${centrePath}/`)
