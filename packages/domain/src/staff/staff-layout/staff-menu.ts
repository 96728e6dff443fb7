import type { SubRole } from '@portal/api/rules/rights'
import { mayOpen, staffPages, type StaffPageName, type StaffRoute } from '@portal/api/rules/staff-pages'
import {
  AwardIcon,
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
import type { QueueName } from './work-counts.ts'

export interface StaffMenuEntry extends StaffRoute {
  icon: IconComponent
  /** Caption above its neighbours; without it the entry stands by itself. */
  group?: '会员' | '审核'
  /** The work queue whose size stands beside the title. */
  queue?: QueueName
}

/** Every page but those that another one of them leads to. */
const menu = {
  home: { ...staffPages.home, icon: HouseIcon },
  paymentAffirm: { ...staffPages.paymentAffirm, icon: StampIcon, queue: 'payments_to_confirm' },
  invoiceManagement: { ...staffPages.invoiceManagement, icon: ReceiptTextIcon, queue: 'invoices' },
  orderManagement: { ...staffPages.orderManagement, icon: ListChecksIcon },
  personalMembers: { ...staffPages.personalMembers, icon: UserRoundIcon, group: '会员' },
  enterpriseMembers: { ...staffPages.enterpriseMembers, icon: Building2Icon, group: '会员' },
  personalAudit: {
    ...staffPages.personalAudit,
    icon: UserCheckIcon,
    group: '审核',
    queue: 'personal_applications',
  },
  enterpriseAudit: {
    ...staffPages.enterpriseAudit,
    icon: BadgeCheckIcon,
    group: '审核',
    queue: 'enterprise_applications',
  },
  talentAudit: {
    ...staffPages.talentAudit,
    icon: AwardIcon,
    group: '审核',
    queue: 'star_applications',
  },
  examResults: { ...staffPages.examResults, icon: GraduationCapIcon },
  memberDevelop: { ...staffPages.memberDevelop, icon: LinkIcon },
  setting: { ...staffPages.setting, icon: SettingsIcon },
} as const satisfies Record<
  Exclude<StaffPageName, 'coupons' | 'statementImport' | 'reconciliation' | 'talentFigures'>,
  StaffMenuEntry
>

/** The pages in the menu of a sub-role. */
export const menuOf = (subRole: SubRole): StaffMenuEntry[] =>
  Object.values<StaffMenuEntry>(menu).filter(({ right, menuRight = right }) =>
    mayOpen(subRole, { right: menuRight }),
  )
