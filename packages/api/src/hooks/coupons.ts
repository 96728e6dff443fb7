import { verifyCoupon } from '../contract/coupons.contract.ts'
import { plainCouponCode } from '../rules/coupon.ts'
import { orderSets } from '../rules/order.ts'
import { afterMoney, orderNow } from './order-acts.ts'
import { useAction, type Settle } from './use-action.ts'

/** A code was taken, given up or confirmed when the order is as that leaves it. */
const settle: Settle<typeof verifyCoupon> = async (client, input) => {
  const order = await orderNow(client, input)
  const { code = '', confirm = false } = input.body
  const arrived = confirm
    ? orderSets.paid.includes(order.order_status)
    : (order.coupon?.code ?? '') === plainCouponCode(code)
  if (!arrived) return undefined
  return {
    valid: true,
    reason: '',
    discount_fen: order.discount_fen,
    payable_fen: order.amount_fen,
    reserved_until: order.coupon?.reserved_until ?? null,
  }
}

/** Uses a code for an order, gives it up (an empty one), or completes an order of which it leaves nothing. */
export const useVerifyCoupon = () => useAction(verifyCoupon, afterMoney, settle)
