import { allowedActs } from '@portal/api/rules/life'
import { refundLife, type RefundAct, type RefundActor, type RefundStatus } from '@portal/api/rules/refund'
import { reachOf, type MemberCaller, type StaffCaller } from '../kernel/callers.ts'
import type { Records } from '../kernel/move.ts'
import { updateRefund, type RefundRecord } from './refunds.repository.ts'

/** Refunds, as they are moved. */
export const refunds: Records<RefundRecord, RefundStatus, RefundActor, RefundAct> = {
  life: refundLife,
  column: 'status',
  kind: 'refund',
  resource: 'refunds',
  money: true,
  nameOf: ({ id }) => id,
  write: updateRefund,
}

/** As whom finance acts on a refund: whoever approved it is not its reviewer. */
export const financeAs = (
  refund: Pick<RefundRecord, 'approved_by'>,
  caller: Pick<StaffCaller, 'id'>,
): RefundActor & ('finance' | 'reviewer') =>
  refund.approved_by === null || refund.approved_by === caller.id ? 'finance' : 'reviewer'

/** Whether a second person of finance has to approve it. */
export const needsSecond = (
  { amount_fen }: Pick<RefundRecord, 'amount_fen'>,
  { refundSecondPersonFen }: { refundSecondPersonFen: number },
): boolean => amount_fen > refundSecondPersonFen

/** What `caller` may do with a refund now. */
export function actsOnRefund(
  refund: RefundRecord,
  caller: MemberCaller | StaffCaller,
  settings: { refundSecondPersonFen: number },
): RefundAct[] {
  if (caller.kind === 'member' || reachOf(caller, 'refund.approve') === null) return []
  const withheld: RefundAct = needsSecond(refund, settings) ? 'approve' : 'approve_first'
  return allowedActs(refundLife, refund.status, financeAs(refund, caller)).filter(
    act =>
      act !== withheld &&
      (act !== 'reject' || !refund.bought_nothing) &&
      // a provider does it by itself
      ((act !== 'succeed' && act !== 'fail') || refund.attempt_id === null),
  )
}
