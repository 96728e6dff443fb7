import type { OrderDetail } from '@portal/api/contract/orders.schema'
import type { Action } from '@portal/api/hooks/use-action'
import { errorsByField, longTexts, type ByField } from '@portal/api/rules/form-fields'
import { refundRequestForm } from '@portal/api/rules/refund-form'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import { MoneyControl, TextareaControl, type Controls, type FormValues } from '../form-kit/index.ts'

export const { fields } = refundRequestForm
type Fields = typeof fields

/** Draws the kinds of fields that the form has. */
export const controls = { money: MoneyControl, textarea: TextareaControl } satisfies Controls<Fields>

export type RequestDraft = FormValues<Fields>
export type RequestErrors = ByField<Fields>
export type Refundable = NonNullable<OrderDetail['refundable']>

/** All that can be paid back, until somebody types less. */
export const freshRequest = ({ most_fen }: Refundable): RequestDraft => ({ amount_fen: most_fen, reason: '' })

/** What stands in the way of asking, by field; empty when nothing does. */
export function validateRequest(
  { amount_fen, reason }: RequestDraft,
  { most_fen }: Refundable,
): RequestErrors {
  const amount =
    amount_fen === null || amount_fen <= 0
      ? '请输入退款金额'
      : amount_fen > most_fen
        ? refusals.refund_too_much
        : undefined
  return {
    ...longTexts(fields, { reason }),
    ...(amount === undefined ? {} : { amount_fen: amount }),
    ...(reason.trim() === '' ? { reason: refusals.reason_needed } : {}),
  }
}

const fieldOfRule: { [R in Refusal]?: keyof Fields } = {
  refund_too_much: 'amount_fen',
  reason_needed: 'reason',
}

/** A refusal at the fields to blame, or as one message when no field is. */
export function readRequestRefusal(error: NonNullable<Action<never>['error']>): {
  errors: RequestErrors
  message: string
} {
  const field = error.rule === null ? undefined : fieldOfRule[error.rule]
  const errors: RequestErrors = field ? { [field]: error.message } : errorsByField(fields, error.fieldErrors)
  return { errors, message: Object.keys(errors).length > 0 ? '' : error.message }
}
