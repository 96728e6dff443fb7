import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { dayOf } from '@portal/api/rules/dates'
import type { StaffCaller, SystemCaller } from '../kernel/callers.ts'
import { conflict } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { noticeRefunded } from './notices.ts'
import { refundFailed, refundSentAgain, refundSucceeded, repaid } from './effects.ts'
import { isSentByProvider, repaidAct } from './guards.ts'
import { presentOrder } from './present.ts'
import type { Purchases } from './purchase.ts'
import { insertPayout } from './refunds.repository.ts'
import { actOnRefund, moveRefund, type LockedRefund, type RefundKey } from './refunds.service.ts'

export interface RefundResult {
  result: 'succeeded' | 'failed' | 'retry'
  returned_on?: string | undefined
  bank_ref?: string | undefined
  remark: string
}

type ResultRefusal = 'bank_ref_needed' | 'bank_ref_used' | 'returned_in_future' | 'reason_needed'

const actOf = { succeeded: 'succeed', failed: 'fail', retry: 'retry' } as const

/** Finance registers what became of the money: it was sent back, it came back, or it is sent again. */
export const settleRefund = (
  work: Work<StaffCaller, ResultRefusal>,
  purchases: Purchases,
  key: RefundKey,
  given: RefundResult,
): Promise<OrderDetail> =>
  actOnRefund(
    work,
    purchases,
    key,
    () => actOf[given.result],
    async locked => {
      // a provider sends it back by itself
      if (isSentByProvider(locked.refund, actOf[given.result]))
        throw conflict(await presentOrder(work, purchases, locked.order))
      switch (given.result) {
        case 'succeeded':
          return payBack(work, locked, given)
        case 'failed':
          return fail(work, locked, given.remark)
        case 'retry':
          return retry(work, locked, given.remark)
      }
    },
  )

async function payBack(
  work: Work<StaffCaller, ResultRefusal>,
  locked: LockedRefund,
  { returned_on = dayOf(work.now), bank_ref = '', remark: note }: RefundResult,
): Promise<void> {
  if (bank_ref === '') throw work.refuse('bank_ref_needed')
  if (returned_on > dayOf(work.now)) throw work.refuse('returned_in_future')
  const fresh = await returned(work, locked, { returned_on, bank_ref, note })
  if (!fresh) throw work.refuse('bank_ref_used')
}

interface Returned {
  returned_on: string
  /** Number of the bank's line, or the provider's of the refund. */
  bank_ref: string
  note: string
}

/** The money is back where it came from. False when that number has paid another refund. */
export async function returned(
  work: Work<StaffCaller | SystemCaller>,
  locked: LockedRefund,
  { returned_on, bank_ref, note }: Returned,
): Promise<boolean> {
  const { order, refund } = locked
  const fresh = await insertPayout(work.db, {
    id: work.newId(),
    refund_id: refund.id,
    amount_fen: refund.amount_fen,
    returned_on,
    bank_ref,
    staff_id: work.caller.kind === 'staff' ? work.caller.id : null,
    created_at: work.now,
  })
  if (!fresh) return false
  const set = repaid(order, refund)
  await moveRefund(
    work,
    locked,
    {
      act: 'succeed',
      note,
      set: refundSucceeded(work.now),
      diff: { bank_ref, returned_on },
    },
    {
      act: repaidAct(order, set.refunded_fen),
      note,
      notice: noticeRefunded(order, refund.amount_fen),
      set,
      diff: { refunded_fen: [order.refunded_fen, set.refunded_fen], bank_ref },
    },
  )
  return true
}

async function fail(
  work: Work<StaffCaller, 'reason_needed'>,
  locked: LockedRefund,
  note: string,
): Promise<void> {
  if (note === '') throw work.refuse('reason_needed')
  await moveRefund(
    work,
    locked,
    { act: 'fail', note, set: refundFailed(note) },
    { act: 'refund_failed', note },
  )
}

const retry = (work: Work<StaffCaller>, locked: LockedRefund, note: string): Promise<void> =>
  moveRefund(work, locked, { act: 'retry', note, set: refundSentAgain() }, { act: 'refund_retry', note })
