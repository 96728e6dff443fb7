import type { OpenPage, PageRoute, Redirects } from './pages.ts'
import { reach, type Right, type SubRole } from './rights.ts'

/** A page behind the sign-in of staff. */
export interface StaffRoute extends PageRoute {
  /** Who may open it; null is open to all staff (product.md §2, Guard). */
  right: Right | null
  /** In whose menu it stands, where that are not all who may open it: the others reach it by their own menu (D3). */
  menuRight?: Right
}

/** Every page of the manager app, in the order of the menu: routes, menus, titles, preloads and byte budgets follow. */
export const staffPages = {
  home: { path: '/', title: '首页', right: 'home' },
  paymentAffirm: { path: '/paymentAffirm', title: '到账确认', right: 'payment.confirm' },
  statementImport: { path: '/paymentAffirm/statements', title: '导入银行流水', right: 'payment.confirm' },
  reconciliation: { path: '/paymentAffirm/reconciliation', title: '对账', right: 'payment.confirm' },
  invoiceManagement: { path: '/invoiceManagement', title: '发票管理', right: 'invoices.manage' },
  orderManagement: { path: '/orderManagement', title: '订单管理', right: 'orders.read' },
  coupons: { path: '/orderManagement/coupons', title: '优惠码', right: 'coupons.read' },
  personalMembers: {
    path: '/memberManagement/personal',
    title: '个人会员',
    right: 'members.read',
    closed: true,
  },
  enterpriseMembers: {
    path: '/memberManagement/enterprise',
    title: '单位会员',
    right: 'members.read',
    closed: true,
  },
  personalAudit: { path: '/memberAudit/personal', title: '个人审核', right: 'audit' },
  enterpriseAudit: { path: '/memberAudit/enterprise', title: '单位审核', right: 'audit' },
  talentAudit: { path: '/memberAudit/talent', title: '人才审核', right: 'audit' },
  talentFigures: { path: '/memberAudit/talent/figures', title: '评价标准', right: 'audit' },
  examResults: { path: '/examResults', title: '考试成绩', right: 'exam', closed: true },
  memberDevelop: { path: '/memberDevelop', title: '会员发展', right: 'development', closed: true },
  setting: { path: '/setting', title: '账号设置', right: null, menuRight: 'account.settings' },
} as const satisfies Record<string, StaffRoute>

export type StaffPageName = keyof typeof staffPages
export type OpenStaffPage = OpenPage<typeof staffPages>

/** Pages of the manager app for those who are not signed in. */
export const publicStaffPages = {
  login: { path: '/managerlogin', title: '管理端登录', prerendered: [''] },
  starExpert: { path: '/expert/:token', title: '专家评审' },
  notFound: { path: '/not-found', title: '没有找到这个页面' },
} as const satisfies Record<string, PageRoute>

export const staffRedirects = { '/login': publicStaffPages.login.path } as const satisfies Redirects

export const mayOpen = (subRole: SubRole, { right }: Pick<StaffRoute, 'right'>): boolean =>
  right === null || reach(subRole, right) !== null

/** Where a staff sign-in leads (product.md §2, Guard). */
export const landingPage = (subRole: SubRole): StaffRoute =>
  subRole === 'finance'
    ? staffPages.paymentAffirm
    : subRole === 'exam'
      ? staffPages.examResults
      : staffPages.orderManagement
