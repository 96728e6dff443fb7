import { useState } from 'react'
import type { OnlinePayment } from '@portal/api/contract/orders.schema'
import type { OrderType } from '@portal/api/hooks/orders'
import { usePaymentPoll } from '@portal/api/hooks/payments'
import { parseTime } from '@portal/api/rules/dates'
import { useSecondsUntil } from '../../shared/sign-in/use-seconds-until.ts'
import { OnlinePaymentView } from './OnlinePaymentView.tsx'

export interface OnlinePaymentPanelProps {
  type: OrderType
  orderNo: string
  payment: OnlinePayment
  /** Another payment is being opened. */
  renewing: boolean
  onRenew: () => void
}

/** An open payment, watched until the money has come or its time is over. */
export function OnlinePaymentPanel({ type, orderNo, payment, renewing, onRenew }: OnlinePaymentPanelProps) {
  const secondsLeft = useSecondsUntil(parseTime(payment.expires_at).getTime())
  const poll = usePaymentPoll(type, orderNo, secondsLeft > 0)
  const [asked, setAsked] = useState<'no' | 'asking' | 'answered'>('no')

  async function ask() {
    setAsked('asking')
    await poll.ask()
    setAsked('answered')
  }

  const answer = poll.error
    ? 'failed'
    : asked === 'asking'
      ? 'asking'
      : asked === 'answered'
        ? 'unpaid'
        : 'waiting'
  return (
    <OnlinePaymentView
      payment={payment}
      secondsLeft={secondsLeft}
      answer={answer}
      renewing={renewing}
      onAsk={() => void ask()}
      onRenew={onRenew}
    />
  )
}
