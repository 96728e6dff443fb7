import { dayOf } from '@portal/api/rules/dates'
import type { Refusal } from '@portal/api/rules/refusals'
import { storeFile } from '../files/files.service.ts'
import type { Caller, MemberCaller, StaffCaller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { payOffline, reportTransfer, sendBackTransfer, type OrderKey } from '../orders/orders.service.ts'
import { settleTransfer } from '../orders/settle.ts'
import { purchases } from '../purchases.ts'
import { voucher } from './voucher.ts'

/** How far a demo applicant got. */
export type Stage =
  | 'draft'
  | 'submitted'
  | 'returned'
  | 'rejected'
  | 'unpaid'
  | 'chosen'
  | 'reported'
  | 'sent_back'
  | 'short'
  | 'paid'
  | 'exception'

export const asMember = (id: string): MemberCaller => ({ kind: 'member', id, sessionId: 'seed' })
export const asStaff = (subRole: 'super' | 'finance', which = ''): StaffCaller => ({
  kind: 'staff',
  id: `staff-${subRole}${which}`,
  sessionId: 'seed',
  subRole,
  agentId: null,
})

/** Demo people may be refused whatever a call may refuse; nothing of it is expected. */
export type DemoWork = Work<Caller, Refusal>

export const hour = 3_600_000

export interface Life {
  memberId: string
  /** As it stands in the application. */
  name: string
  stage: Stage
  began: Date
  index: number
  /** Every text as long as it may be. */
  long: boolean
}

export const hoursAfter =
  ({ began }: Pick<Life, 'began'>) =>
  (hours: number) =>
    new Date(began.getTime() + hours * hour)

/** Chooses, reports and settles the transfer of an order, as far as the stage says. */
export async function pay(
  work: DemoWork,
  life: Pick<Life, 'memberId' | 'stage' | 'began'>,
  key: OrderKey,
): Promise<void> {
  const { memberId, stage } = life
  const later = hoursAfter(life)
  const memberAt = (hours: number) => work.as(asMember(memberId), later(hours))
  const { subject_name, amount_fen } = await payOffline(memberAt(5), purchases, key)
  if (stage === 'chosen') return
  const file = await storeFile(memberAt(6), {
    memberId,
    purpose: 'voucher',
    file: { content: voucher, mime: 'image/png', name: '网银回单.png' },
  })
  await reportTransfer(memberAt(6), purchases, key, {
    payer_name: subject_name,
    payer_bank: '示例银行',
    payer_account_tail: '6621',
    amount_fen,
    paid_on: dayOf(later(6)),
    voucher_ids: [file.file_id],
    note: '',
  })
  if (stage === 'reported') return
  const finance = work.as(asStaff('finance'), later(8))
  if (stage === 'sent_back') {
    await sendBackTransfer(finance, purchases, key, '凭证看不清收款账号，请重新上传')
    return
  }
  await settleTransfer(finance, purchases, key, {
    decision: stage === 'exception' ? 'exception' : stage === 'short' ? 'short' : 'confirm',
    received_fen: stage === 'short' ? amount_fen * 0.75 : amount_fen,
    received_at: dayOf(later(8)),
    bank_ref: `DEMO${key.orderNo}`,
    remark: stage === 'exception' ? '金额不符' : '',
  })
}
