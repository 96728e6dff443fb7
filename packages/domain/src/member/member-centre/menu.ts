import {
  AwardIcon,
  QrCodeIcon,
  ReceiptTextIcon,
  SettingsIcon,
  UserRoundIcon,
  type IconComponent,
} from '@portal/ui/icon'

interface MenuPage {
  name: string
  to: string
  icon: IconComponent
}

const info = { name: '会员信息', to: '/home/memberInfo', icon: UserRoundIcon }
const promotion = { name: '人才库码', to: '/home/promotion', icon: QrCodeIcon }
const orders = { name: '订单与发票', to: '/home/invoiceOrder', icon: ReceiptTextIcon }
const evaluation = { name: '人才评价', to: '/home/evaluation', icon: AwardIcon }

/** Above the service centre; the talent-pool code stands second, only with a valid enterprise membership (product.md §2). */
export const pagesBefore = (enterpriseValid: boolean): MenuPage[] =>
  enterpriseValid ? [info, promotion, orders, evaluation] : [info, orders, evaluation]

export const pagesAfter: MenuPage[] = [{ name: '账号设置', to: '/home/setting', icon: SettingsIcon }]
