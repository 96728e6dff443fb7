/** Ways to pay an order (D5). `sandbox`: play money on a page of our own, never in production. */
export const onlineChannels = ['wechat', 'alipay', 'sandbox'] as const
export type OnlineChannel = (typeof onlineChannels)[number]

export const channels = ['offline', ...onlineChannels] as const
export type Channel = (typeof channels)[number]

export const channelNames = {
  offline: '对公转账',
  wechat: '微信支付',
  alipay: '支付宝',
  sandbox: '模拟支付',
} as const satisfies Record<Channel, string>

export const isOnlineChannel = (channel: string | null): channel is OnlineChannel =>
  onlineChannels.some(known => known === channel)

/** A channel as a column holds it; one that nobody knows is a fault. */
export function toChannel(value: string | null): Channel | null {
  if (value === null) return null
  const channel = channels.find(known => known === value)
  if (channel === undefined) throw new Error(`No channel ${value}`)
  return channel
}

/** How an open payment is paid: a code that a phone scans, a page that is opened, or whichever suits. */
export const paymentWays = {
  wechat: 'scan',
  alipay: 'page',
  sandbox: 'either',
} as const satisfies Record<OnlineChannel, 'scan' | 'page' | 'either'>

/** How long a code can be paid by before a new one is made. */
export const onlinePaymentMinutes = 15
/** How long an order stays open that can be paid online, unless the bank transfer is chosen (D5). */
export const onlineOrderHours = 2
/** An open payment older than this is asked for at the provider when its payer polls (D5). */
export const providerAskedAfterMs = 3_000

/** What the sandbox's cashier can play (D5): each is something a real provider has done to somebody. */
export const sandboxActs = [
  'pay',
  'fail',
  'pay_unheard',
  'pay_late',
  'pay_twice',
  'pay_shuffled',
  'pay_less',
  'pay_unreturnable',
] as const
export type SandboxAct = (typeof sandboxActs)[number]
