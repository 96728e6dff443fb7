import { useEffect, useId, useState, type ComponentProps } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useVerifyCoupon } from '@portal/api/hooks/coupons'
import { orderParams } from '@portal/api/hooks/orders'
import { plainCouponCode } from '@portal/api/rules/coupon'
import { parseTime } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { orderStatus } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import * as S from './CouponPanel.styles.ts'
import { CouponRow } from './CouponRow.tsx'

export interface CouponPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  order: OrderDetail
  /** Reads the order again: its code is kept no longer. */
  onLapsed: () => void
}

/** A timer cannot run for months: a clock that is wrong would end it at once. */
const hour = 3_600_000

/** Tells when the time is over for which a code is kept; a page that slept tells it when it wakes. */
function useLapse(until: string | null, onLapsed: () => void) {
  useEffect(() => {
    if (until === null) return undefined
    const left = parseTime(until).getTime() - Date.now() + 1_000
    const timer = setTimeout(onLapsed, Math.min(Math.max(1_000, left), hour))
    return () => clearTimeout(timer)
  })
}

/** What an order costs: its lines, its coupon and what is to be paid; nothing to pay is confirmed here. */
export function CouponPanel({ order, onLapsed, ...rest }: CouponPanelProps) {
  const titleId = useId()
  const verifying = useVerifyCoupon()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const { order_no, coupon, order_status: status } = order
  useLapse(coupon?.reserved_until ?? null, onLapsed)

  const send = (body: { code: string } | { confirm: true }, silent: boolean) =>
    verifying.run({ params: orderParams(order.kind), body: { order_no, ...body } }, { silent })

  async function use() {
    if (plainCouponCode(typed) === '') {
      setError('请输入优惠码')
      return
    }
    setError(undefined)
    const outcome = await send({ code: typed }, true)
    if (!outcome.ok) {
      const { fieldErrors, message, rule } = outcome.error
      setError(fieldErrors['code'] ?? message)
      if (rule !== null) onLapsed()
      return
    }
    setError(outcome.data.valid ? undefined : outcome.data.reason)
    if (outcome.data.valid) setTyped('')
  }

  async function confirm() {
    const outcome = await send({ confirm: true }, false)
    if (!outcome.ok) onLapsed()
  }

  return (
    <S.Root aria-labelledby={titleId} {...rest}>
      <h4 id={titleId}>订单明细</h4>
      <S.Lines>
        {order.lines.map(({ title, amount_fen }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{yuan(amount_fen)}</dd>
          </div>
        ))}
      </S.Lines>
      <CouponRow
        coupon={coupon}
        discountFen={order.discount_fen}
        open={status === orderStatus.unpaid}
        typed={typed}
        error={error}
        busy={verifying.busy}
        onType={next => {
          setTyped(next)
          setError(undefined)
        }}
        onUse={() => void use()}
        onRemove={() => void send({ code: '' }, false)}
      />
      <S.Payable>
        <span>应付金额</span>
        <b>{yuan(order.amount_fen)}</b>
      </S.Payable>
      {order.allowed.includes('pay_nothing') ? (
        <S.Nothing>
          <p>优惠后不用付款，确认后订单完成。</p>
          <Button variant="primary" busy={verifying.busy} busyLabel="正在确认" onClick={() => void confirm()}>
            确认（无需付款）
          </Button>
        </S.Nothing>
      ) : null}
    </S.Root>
  )
}
