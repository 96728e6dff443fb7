import { dayOf } from '@portal/api/rules/dates'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import type { MemberCaller, StaffCaller } from '../http/callers.ts'
import { storeFile } from '../modules/files/files.service.ts'
import {
  payOffline,
  reportTransfer,
  takeBackTransfer,
  type Acting,
} from '../modules/orders/orders.service.ts'
import { settleTransfer } from '../modules/orders/settle.ts'

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
export const asStaff = (subRole: 'super' | 'finance'): StaffCaller => ({
  kind: 'staff',
  id: `staff-${subRole}`,
  sessionId: 'seed',
  subRole,
  agentId: null,
  reach: 'all',
})

export const hour = 3_600_000

export interface Life {
  memberId: string
  stage: Stage
  began: Date
  index: number
  voucher: Buffer
}

export const hoursAfter =
  ({ began }: Life) =>
  (hours: number) =>
    new Date(began.getTime() + hours * hour)

/** Chooses, reports and settles the transfer of an order, as far as the stage says. */
export async function pay(tx: Tx, deps: Deps, life: Life, orderNo: string): Promise<void> {
  const { memberId, stage, voucher } = life
  const later = hoursAfter(life)
  const member = asMember(memberId)
  const acting = (now: Date): Acting => ({ reader: member, kind: 'dues', orderNo, address: '', now })
  const { subject_name, amount_fen } = await payOffline(tx, deps, acting(later(5)))
  if (stage === 'chosen') return
  const file = await storeFile(tx, deps, {
    memberId,
    purpose: 'voucher',
    file: { content: voucher, mime: 'image/png', extension: 'png', name: '网银回单.png' },
    now: later(6),
  })
  await reportTransfer(tx, deps, acting(later(6)), {
    payer_name: subject_name,
    payer_bank: '示例银行',
    payer_account_tail: '6621',
    amount_fen,
    paid_on: dayOf(later(6)),
    voucher_ids: [file.file_id],
    note: '',
  })
  if (stage === 'reported') return
  const desk: Acting = { ...acting(later(8)), reader: asStaff('finance') }
  if (stage === 'sent_back') {
    await takeBackTransfer(tx, deps, desk, '凭证看不清收款账号，请重新上传')
    return
  }
  await settleTransfer(tx, deps, desk, {
    decision: stage === 'exception' ? 'exception' : stage === 'short' ? 'short' : 'confirm',
    received_fen: stage === 'short' ? amount_fen * 0.75 : amount_fen,
    received_at: dayOf(later(8)),
    bank_ref: `DEMO${orderNo}`,
    remark: stage === 'exception' ? '金额不符' : '',
  })
}
