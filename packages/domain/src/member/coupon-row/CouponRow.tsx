import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { groupCouponCode } from '@portal/api/rules/coupon'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { CircleCheckIcon } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import * as S from './CouponRow.styles.ts'

export interface CouponRowProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** The code that the order holds or has used; null: none. */
  coupon: OrderDetail['coupon']
  discountFen: number
  /** The order still waits for its payment: the code can be set and removed. */
  open: boolean
  typed: string
  /** Why the code that was typed was not taken. */
  error: string | undefined
  busy: boolean
  onType: (code: string) => void
  onUse: () => void
  onRemove: () => void
}

const keptText = (until: string | null) =>
  until === null ? '为您保留至订单付款或关闭' : `为您保留至 ${until.slice(11, 16)}`

/** The coupon of an order: where it is typed, or what it takes off and until when it is kept. Never fetches. */
export function CouponRow({
  coupon,
  discountFen,
  open,
  typed,
  error,
  busy,
  onType,
  onUse,
  onRemove,
  ...rest
}: CouponRowProps) {
  const row = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(coupon?.code)
  useEffect(() => {
    // the field or button that was pressed is gone
    if (shown.current !== coupon?.code && document.activeElement === document.body) row.current?.focus()
    shown.current = coupon?.code
  }, [coupon?.code])

  if (!coupon && !open) return null
  return (
    <S.Root ref={row} tabIndex={-1} aria-label="优惠码" {...rest}>
      <S.Name>
        <b>优惠码</b>
        <span>{coupon ? coupon.name : '每笔订单用一个'}</span>
      </S.Name>
      {coupon ? (
        <S.Kept>
          <S.Code>
            {groupCouponCode(coupon.code)}
            <CircleCheckIcon />
          </S.Code>
          {open ? (
            <Button size="s" variant="text" busy={busy} busyLabel="正在移除" onClick={onRemove}>
              移除
            </Button>
          ) : null}
          <S.Note>{open ? keptText(coupon.reserved_until) : '已使用，退款时不退回优惠码'}</S.Note>
        </S.Kept>
      ) : (
        <S.Entry
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            onUse()
          }}
        >
          <TextField
            label="优惠码"
            value={typed}
            error={error}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => onType(event.target.value)}
          />
          <Button type="submit" busy={busy} busyLabel="正在核对">
            使用
          </Button>
        </S.Entry>
      )}
      <S.Off>{coupon ? `−${yuan(discountFen)}` : null}</S.Off>
    </S.Root>
  )
}
