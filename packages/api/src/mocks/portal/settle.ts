import type { decidePayment } from '../../contract/orders.contract.ts'
import type { RuleOf } from '../../contract/endpoint.ts'
import { refuse, type Otherwise } from '../otherwise.ts'
import { move } from './applications.ts'
import { grantPeriod } from './memberships.ts'
import { moveOrder } from './order-life.ts'
import { actorOf, stamp, system, today, type OrderRecord, type Staff, type State } from './state.ts'

export interface Decision {
  decision: 'confirm' | 'short' | 'exception'
  received_fen?: number | undefined
  received_at?: string | undefined
  bank_ref?: string | undefined
  remark: string
}

/** Finance's decision: money, order, membership and application at once; or why not. */
export function settle(
  state: State,
  staff: Staff,
  order: OrderRecord,
  given: Decision,
): Otherwise<RuleOf<typeof decidePayment>> | null {
  const { decision, remark } = given
  if (decision === 'exception') {
    if (remark === '') return refuse('reason_needed')
    moveOrder(state, order, 'exception', actorOf(staff), { note: remark })
    return null
  }
  return takeMoney(state, staff, order, { ...given, decision })
}

function takeMoney(
  state: State,
  staff: Staff,
  order: OrderRecord,
  {
    decision,
    received_fen,
    received_at = today(state),
    bank_ref = '',
    remark,
  }: Decision & {
    decision: 'confirm' | 'short'
  },
) {
  if (received_fen === undefined) return refuse('received_needed')
  if (bank_ref === '') return refuse('bank_ref_needed')
  if (received_at > today(state)) return refuse('paid_on_in_future')
  const total = order.received_fen + received_fen
  if (total > order.amount_fen) return refuse('received_too_much')
  if (decision === 'confirm' && total < order.amount_fen) return refuse('received_too_little')
  if (decision === 'short' && total === order.amount_fen) return refuse('received_not_short')
  if (state.bankRefs.has(bank_ref)) return refuse('bank_ref_used')
  state.bankRefs.add(bank_ref)
  order.receipts.push({ amount_fen: received_fen, received_at, bank_ref, remark, by: staff.name })
  moveOrder(state, order, decision, actorOf(staff), {
    received_fen: total,
    note: remark,
    ...(decision === 'confirm' ? { paid_at: stamp(state), opened: open(state, order, received_at) } : {}),
  })
  return null
}

function open(state: State, order: OrderRecord, paidOn: string) {
  const application = state.applications.find(({ orderNo }) => orderNo === order.order_no)
  if (application) move(state, application, 'complete', system)
  return grantPeriod(state, {
    memberId: order.memberId,
    holder: order.subject_name,
    level: order.level,
    reason: order.reason,
    amount_fen: order.amount_fen,
    order_no: order.order_no,
    paid_on: paidOn,
  })
}
