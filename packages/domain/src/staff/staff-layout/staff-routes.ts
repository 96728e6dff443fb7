import type { workCounts } from '@portal/api/contract/staff.contract'
import type { DataOf } from '@portal/api/contract/endpoint'
import { reach, type Right, type SubRole } from '@portal/api/rules/rights'
import {
  BadgeCheckIcon,
  Building2Icon,
  GraduationCapIcon,
  HouseIcon,
  LinkIcon,
  ListChecksIcon,
  ReceiptTextIcon,
  SettingsIcon,
  StampIcon,
  UserCheckIcon,
  UserRoundIcon,
  type IconComponent,
} from '@portal/ui/icon'

export type WorkCounts = DataOf<typeof workCounts>

export interface StaffRoute {
  path: string
  title: string
  /** Caption in the menu; null stands by itself. */
  group: '会员' | '审核' | null
  icon: IconComponent
  /** Who may open the page; null is open to all staff (product.md §2, Guard). */
  right: Right | null
  /** In whose menu it stands, where that are not all who may open it: the others reach it by their own menu (D3). */
  menu?: Right
  /** The work queue whose size stands beside the title. */
  queue: keyof WorkCounts | null
}

/** Every page of the staff app behind the guard: the menu, the routes and the window titles are drawn from it (product.md §2). */
export const staffRoutes = [
  { path: '/', title: '首页', group: null, icon: HouseIcon, right: 'home', queue: null },
  {
    path: '/paymentAffirm',
    title: '到账确认',
    group: null,
    icon: StampIcon,
    right: 'payment.confirm',
    queue: 'payments_to_confirm',
  },
  {
    path: '/invoiceManagement',
    title: '发票管理',
    group: null,
    icon: ReceiptTextIcon,
    right: 'invoices.manage',
    queue: null,
  },
  {
    path: '/orderManagement',
    title: '订单管理',
    group: null,
    icon: ListChecksIcon,
    right: 'orders.read',
    queue: null,
  },
  {
    path: '/memberManagement/personal',
    title: '个人会员',
    group: '会员',
    icon: UserRoundIcon,
    right: 'members.read',
    queue: null,
  },
  {
    path: '/memberManagement/enterprise',
    title: '单位会员',
    group: '会员',
    icon: Building2Icon,
    right: 'members.read',
    queue: null,
  },
  {
    path: '/memberAudit/personal',
    title: '个人审核',
    group: '审核',
    icon: UserCheckIcon,
    right: 'audit',
    queue: 'personal_applications',
  },
  {
    path: '/memberAudit/enterprise',
    title: '单位审核',
    group: '审核',
    icon: BadgeCheckIcon,
    right: 'audit',
    queue: 'enterprise_applications',
  },
  {
    path: '/examResults',
    title: '考试成绩',
    group: null,
    icon: GraduationCapIcon,
    right: 'exam',
    queue: null,
  },
  {
    path: '/memberDevelop',
    title: '会员发展',
    group: null,
    icon: LinkIcon,
    right: 'development',
    queue: null,
  },
  {
    path: '/setting',
    title: '账号设置',
    group: null,
    icon: SettingsIcon,
    right: null,
    menu: 'account.settings',
    queue: null,
  },
] as const satisfies readonly StaffRoute[]

export type StaffPath = (typeof staffRoutes)[number]['path']

export const mayOpen = (subRole: SubRole, { right }: Pick<StaffRoute, 'right'>): boolean =>
  right === null || reach(subRole, right) !== null

/** The pages in the menu of a sub-role. */
export const menuOf = (subRole: SubRole): StaffRoute[] =>
  staffRoutes.filter((route: StaffRoute) => mayOpen(subRole, { right: route.menu ?? route.right }))

/** Title of the page at `path`, for links that name where they lead. */
export const staffTitle = (path: string): string =>
  staffRoutes.find(route => route.path === path)?.title ?? '首页'
