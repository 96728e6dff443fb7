import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { channelNames, onlinePaymentMinutes, paymentWays, type Channel } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import * as S from './OfflinePayment.styles.ts'

export interface PaymentStartProps {
  order: Pick<OrderDetail, 'allowed' | 'channel' | 'payment' | 'channels' | 'amount_fen'>
  /** The way that is looked at; null while none is. */
  way: Channel | null
  busy: boolean
  onStart: (way: Channel) => void
}

/** The button that opens the way to pay that is looked at. Nothing where it is open already. */
export function PaymentStart({ order, way, busy, onStart }: PaymentStartProps) {
  const { allowed, channel, payment, channels, amount_fen } = order
  const chosen = way ?? (channels.length > 1 ? null : 'offline')
  if (chosen === 'offline')
    return allowed.includes('pay_offline') ? (
      <S.Foot>
        <Button variant="primary" busy={busy} busyLabel="正在生成" onClick={() => onStart('offline')}>
          使用对公转账
        </Button>
        <p>得到协会账号和这笔订单专用的汇款识别码。</p>
      </S.Foot>
    ) : null
  if (chosen === null || !allowed.includes('pay_online')) return null
  if (payment && chosen === channel) return null
  const name = channelNames[chosen]
  return (
    <S.Foot>
      <Button variant="primary" busy={busy} busyLabel="正在打开" onClick={() => onStart(chosen)}>
        用{name}付款 {yuan(amount_fen)}
      </Button>
      <p>
        生成{paymentWays[chosen] === 'page' ? '付款页' : '付款码'}，{onlinePaymentMinutes}{' '}
        分钟内有效；付款后立即到账。
      </p>
    </S.Foot>
  )
}
