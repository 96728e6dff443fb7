import { channelNames, type Channel } from '@portal/api/rules/payment'
import { RadioGroup } from '@portal/ui/radio-group'
import * as S from './OnlinePayment.styles.ts'

export interface PaymentChannelsProps {
  channels: readonly Channel[]
  /** null: none is chosen yet. */
  value: Channel | null
  onChange: (channel: Channel) => void
}

const helps = {
  wechat: '扫码，立即到账',
  alipay: '到支付宝页面付款，立即到账',
  sandbox: '演示用，不会真的扣款',
  offline: '凭汇款识别码，1 个工作日内确认',
} as const satisfies Record<Channel, string>

/** Ways to pay an order; nothing is opened or closed by looking at another one. */
export const PaymentChannels = ({ channels, value, onChange }: PaymentChannelsProps) => (
  <S.Channels>
    <RadioGroup
      label="支付方式"
      direction="cards"
      options={channels.map(channel => ({
        value: channel,
        label: channelNames[channel],
        help: helps[channel],
      }))}
      value={value}
      onChange={onChange}
    />
    <p>换一种方式会先关闭上一种，不会重复扣款。</p>
  </S.Channels>
)
