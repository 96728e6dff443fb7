import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import type { Action } from '@portal/api/hooks/use-action'
import { isDay } from '@portal/api/rules/dates'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import { length } from '@portal/api/rules/text'
import { dueFen } from './payment-check.ts'

/** What finance types about one transfer. */
export interface PaymentDraft {
  receivedFen: number | null
  receivedAt: string
  bankRef: string
  remark: string
  /** Reasons typed into a dialog that was closed again. */
  sendBackReason: string
  exceptionReason: string
}

export type PaymentField = 'received_fen' | 'received_at' | 'bank_ref' | 'remark'
export type PaymentErrors = { [F in PaymentField | 'reason']?: string }
export type PaymentAct = 'confirm' | 'short' | 'send_back' | 'exception'

/** Prefilled with what the member reported; once money came in, the report says nothing about the rest. */
export const freshDraft = (order: OrderDetail | undefined, today: string): PaymentDraft => ({
  receivedFen: order?.received_fen === 0 ? (order.report?.amount_fen ?? null) : null,
  receivedAt: order?.report && order.report.paid_on <= today ? order.report.paid_on : today,
  bankRef: '',
  remark: '',
  sendBackReason: '',
  exceptionReason: '',
})

/** What finance has typed and not sent, by order number. */
export const usePaymentDrafts = createUnsent<PaymentDraft>()

/** What stands in the way of taking the money, by field; empty when nothing does. */
export function judge(
  act: 'confirm' | 'short',
  draft: PaymentDraft,
  order: Pick<OrderDetail, 'amount_fen' | 'received_fen'>,
  today: string,
): PaymentErrors {
  const errors: PaymentErrors = {}
  const due = dueFen(order)
  if (draft.receivedFen === null || draft.receivedFen <= 0) errors.received_fen = refusals.received_needed
  else if (draft.receivedFen > due) errors.received_fen = refusals.received_too_much
  else if (act === 'confirm' && draft.receivedFen < due) errors.received_fen = refusals.received_too_little
  else if (act === 'short' && draft.receivedFen === due) errors.received_fen = refusals.received_not_short
  if (!isDay(draft.receivedAt)) errors.received_at = '请选择到账日期'
  else if (draft.receivedAt > today) errors.received_at = '到账日期不能晚于今天'
  if (draft.bankRef.trim() === '') errors.bank_ref = refusals.bank_ref_needed
  else if (length(draft.bankRef.trim()) > 64) errors.bank_ref = '流水号最多 64 个字'
  if (length(draft.remark.trim()) > 200) errors.remark = '备注最多 200 个字'
  return errors
}

const fieldOfRule: { [R in Refusal]?: PaymentField | 'reason' } = {
  received_needed: 'received_fen',
  received_too_little: 'received_fen',
  received_too_much: 'received_fen',
  received_not_short: 'received_fen',
  bank_ref_needed: 'bank_ref',
  bank_ref_used: 'bank_ref',
  paid_on_in_future: 'received_at',
  reason_needed: 'reason',
}

const fields = new Set<string>(['received_fen', 'received_at', 'bank_ref', 'remark', 'reason'])

type Refused = NonNullable<Action<never>['error']>

/** A refusal at the fields to blame, or as one message when no field is. */
export function readRefusal(error: Refused): { errors: PaymentErrors; message: string } {
  const field = error.rule === null ? undefined : fieldOfRule[error.rule]
  if (field) return { errors: { [field]: error.message }, message: '' }
  const named = Object.entries(error.fieldErrors).filter(([name]) => fields.has(name))
  if (named.length > 0) return { errors: Object.fromEntries(named), message: '' }
  return {
    errors: {},
    message:
      error.kind === 'network'
        ? `${error.message}，还不知道有没有成功。填写的内容都在，可以再试一次，不会重复入账。`
        : error.message,
  }
}
