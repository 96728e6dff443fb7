import type { OrderDetail } from '../contract/orders.schema.ts'
import { decideRefund, requestRefund, settleRefund } from '../contract/refunds.contract.ts'
import type { RefundDetail } from '../contract/refunds.schema.ts'
import type { RefundStatus } from '../rules/refund.ts'
import { afterMoney, orderNow } from './order-acts.ts'
import { useAction, type Settle } from './use-action.ts'

/** The refund that an order is about now; undefined when there never was one. */
export const currentRefund = ({ refunds }: Pick<OrderDetail, 'refunds'>): RefundDetail | undefined =>
  refunds[0]

const settleRequest: Settle<typeof requestRefund> = async (client, input) => {
  const order = await orderNow(client, input)
  const refund = currentRefund(order)
  const isIt = refund?.refund_status === 'requested' && refund.amount_fen === input.body.amount_fen
  return isIt ? order : undefined
}

const after = {
  approve: ['approved', 'processing'],
  review: ['processing'],
  reject: ['rejected'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  retry: ['processing'],
} as const satisfies Record<string, readonly RefundStatus[]>

/** A lost act on a refund happened when the refund is where the act leads. */
const orderIfRefundIs = (order: OrderDetail, refundId: string, statuses: readonly RefundStatus[]) => {
  const refund = order.refunds.find(({ id }) => id === refundId)
  return refund && statuses.includes(refund.refund_status) ? order : undefined
}

const settleDecision: Settle<typeof decideRefund> = async (client, input) =>
  orderIfRefundIs(await orderNow(client, input), input.body.refund_id, after[input.body.decision])

const settleResult: Settle<typeof settleRefund> = async (client, input) =>
  orderIfRefundIs(await orderNow(client, input), input.body.refund_id, after[input.body.result])

/** A member, or staff on their behalf, asks for money back. */
export const useRequestRefund = () => useAction(requestRefund, afterMoney, settleRequest)
/** Finance approves, reviews or rejects. */
export const useDecideRefund = () => useAction(decideRefund, afterMoney, settleDecision)
/** Finance registers what became of the money. */
export const useSettleRefund = () => useAction(settleRefund, afterMoney, settleResult)
