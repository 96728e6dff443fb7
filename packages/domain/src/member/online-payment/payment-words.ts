import type { OnlineChannel } from '@portal/api/rules/payment'

/** What a channel asks of whoever pays by it, at a desk and on a phone. */
interface PaymentWords {
  title: string
  step: string
  onAPhone: string
  /** What the button says that leads to its page; null where there is none. */
  open: string | null
}

export const paymentWords = {
  wechat: {
    title: '用微信扫一扫支付',
    step: '打开微信，扫左侧二维码',
    onAPhone: '保存二维码，打开微信扫一扫，从相册选取。',
    open: null,
  },
  alipay: {
    title: '到支付宝支付',
    step: '打开支付宝付款页，登录后核对',
    onAPhone: '打开支付宝付款页，登录后核对',
    open: '打开支付宝付款页',
  },
  sandbox: {
    title: '到模拟收银台支付',
    step: '打开模拟收银台，或用手机扫码',
    onAPhone: '在这部手机上付款',
    open: '打开模拟收银台',
  },
} as const satisfies Record<OnlineChannel, PaymentWords>
