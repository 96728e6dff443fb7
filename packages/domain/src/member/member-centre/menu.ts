import { memberPages } from '@portal/api/rules/member-pages'
import type { PageRoute } from '@portal/api/rules/pages'
import {
  AwardIcon,
  QrCodeIcon,
  ReceiptTextIcon,
  SettingsIcon,
  UserRoundIcon,
  type IconComponent,
} from '@portal/ui/icon'

interface MenuPage extends PageRoute {
  icon: IconComponent
}

const info = { ...memberPages.memberInfo, icon: UserRoundIcon }
const promotion = { ...memberPages.promotion, icon: QrCodeIcon }
const orders = { ...memberPages.invoiceOrder, icon: ReceiptTextIcon }
const evaluation = { ...memberPages.evaluation, icon: AwardIcon }

/** Above the service centre; the talent-pool code stands second, only with a valid enterprise membership (product.md §2). */
export const pagesBefore = (enterpriseValid: boolean): MenuPage[] =>
  enterpriseValid ? [info, promotion, orders, evaluation] : [info, orders, evaluation]

export const pagesAfter: MenuPage[] = [{ ...memberPages.setting, icon: SettingsIcon }]
