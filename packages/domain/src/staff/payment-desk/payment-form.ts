import type { BankCandidate, OrderDetail } from '@portal/api/contract/orders.schema'
import { createUnsent } from '@portal/api/hooks/unsent'
import { sureLine } from '@portal/api/rules/bank-line'
import { plainBankRef } from '@portal/api/rules/bank-ref'
import { isDay, shortDay } from '@portal/api/rules/dates'
import { emptyValues, futureDateErrors, longTexts, type ByField } from '@portal/api/rules/form-fields'
import { paymentForm } from '@portal/api/rules/payment-form'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import {
  DayControl,
  MoneyControl,
  shownRefusal,
  TextControl,
  type Controls,
  type Failure,
  type FormValues,
  type ShownRefusal,
} from '../../shared/form-kit/index.ts'
import { missingFen } from '@portal/api/rules/order'

export const { fields } = paymentForm
type Fields = typeof fields

/** Draws the kinds of fields that the form has. */
export const controls = {
  money: MoneyControl,
  day: DayControl,
  text: TextControl,
} satisfies Controls<Fields>

/** Money that the order does not wait for: it was closed, or is paid. */
export type UnexpectedAct = 'late' | 'repeated'
/** Acts that say how much came in. */
export type MoneyAct = 'confirm' | 'short' | UnexpectedAct
/** Acts that give a reason, in a dialog. */
export const reasonedActs = [
  'send_back',
  'exception',
  'resume',
  'return_exception',
  'close_exception',
] as const
export type ReasonedAct = (typeof reasonedActs)[number]
export type PaymentAct = MoneyAct | ReasonedAct
const reasoned: readonly PaymentAct[] = reasonedActs
export const isMoneyAct = (act: PaymentAct): act is MoneyAct => !reasoned.includes(act)

/** How money is registered that comes although the order waits for none; null: it waits, or nothing can come now. */
export function unexpectedAct({ allowed }: Pick<OrderDetail, 'allowed'>): UnexpectedAct | null {
  if (allowed.includes('return_late')) return 'late'
  return allowed.includes('return_surplus') ? 'repeated' : null
}

/** What finance types about one transfer. */
export interface PaymentDraft extends FormValues<Fields> {
  /** Reference of the line that the fields were filled from; empty: they were typed. */
  taken_from: string
  /** Reasons typed into a dialog that was closed again. */
  reasons: Readonly<Partial<Record<ReasonedAct, string>>>
}

export type PaymentErrors = ByField<Fields & { reason: Fields['remark'] }>

/** What a line of the bank says of the money: as much of it as the order waits for; all, where it waits for none. */
export const filledFrom = (line: BankCandidate, order: Due & Pick<OrderDetail, 'allowed'>) => ({
  received_fen: unexpectedAct(order) === null ? Math.min(line.left_fen, missingFen(order)) : line.left_fen,
  received_at: shortDay(line.booked_at),
  bank_ref: line.bank_ref,
  taken_from: line.bank_ref,
})

/** The line that is surely an order's money; of one that waits for none, the only line that names it. */
function likelyLine(order: OrderDetail): BankCandidate | undefined {
  const lines = order.bank_lines ?? []
  return unexpectedAct(order) !== null && lines.length === 1 ? lines[0] : sureLine(lines)
}

/**
 * Prefilled from the line that is surely its money, else with what the member reported; once money came in, the report
 * says nothing about the rest.
 */
export function freshDraft(order: OrderDetail | undefined, today: string): PaymentDraft {
  const line = order && likelyLine(order)
  return {
    ...emptyValues(fields),
    received_fen: order?.received_fen === 0 ? (order.report?.amount_fen ?? null) : null,
    received_at: order?.report && order.report.paid_on <= today ? order.report.paid_on : today,
    taken_from: '',
    reasons: {},
    ...(order && line ? filledFrom(line, order) : {}),
  }
}

/** Something that nobody but the clerk knows. */
export const hasTyped = ({ bank_ref, remark, taken_from }: PaymentDraft): boolean =>
  bank_ref !== taken_from || remark !== ''

/** The line that the reference in the form names. */
export const chosenLine = (
  { bank_ref }: Pick<PaymentDraft, 'bank_ref'>,
  lines: readonly BankCandidate[],
): BankCandidate | undefined => {
  const reference = plainBankRef(bank_ref)
  return lines.find(line => line.bank_ref === reference && line.left_fen > 0)
}

/** What finance has typed and not sent, by order number. */
export const usePaymentDrafts = createUnsent<PaymentDraft>()

type Due = Pick<OrderDetail, 'amount_fen' | 'received_fen'>

/** What of the money is more than the order waits for. */
export const surplusFen = (received_fen: number | null, order: Due): number =>
  Math.max(0, (received_fen ?? 0) - missingFen(order))

function amountError(act: MoneyAct, received: number | null, order: Due): PaymentErrors {
  const due = missingFen(order)
  const rule =
    received === null || received <= 0
      ? 'received_needed'
      : act === 'short' && received > due
        ? 'received_too_much'
        : act === 'confirm' && received < due
          ? 'received_too_little'
          : act === 'short' && received === due
            ? 'received_not_short'
            : null
  return rule === null ? {} : { received_fen: refusals[rule] }
}

/** What stands in the way of taking the money, by field; empty when nothing does. */
export const validate = (act: MoneyAct, draft: PaymentDraft, order: Due, today: string): PaymentErrors => ({
  ...longTexts(fields, draft),
  ...amountError(act, draft.received_fen, order),
  ...(isDay(draft.received_at)
    ? futureDateErrors(fields, draft, today)
    : { received_at: `请选择${fields.received_at.label}` }),
  ...(draft.bank_ref.trim() === '' ? { bank_ref: refusals.bank_ref_needed } : {}),
})

const fieldOfRule: { [R in Refusal]?: keyof PaymentErrors } = {
  received_needed: 'received_fen',
  received_too_little: 'received_fen',
  received_too_much: 'received_fen',
  received_not_short: 'received_fen',
  bank_ref_needed: 'bank_ref',
  bank_ref_used: 'bank_ref',
  paid_on_in_future: 'received_at',
  reason_needed: 'reason',
}

/** A reason is written like a remark. */
const answered = { ...fields, reason: fields.remark }

const again = '填写的内容都在，可以再试一次，不会重复入账。'

/** A refusal where it is mended; for an act with a reason, at the reason. */
export function readRefusal(error: Failure, act: PaymentAct): ShownRefusal<typeof answered> {
  const field = error.rule === null ? undefined : fieldOfRule[error.rule]
  const { errors, message } = shownRefusal(answered, error, { field, again })
  if (isMoneyAct(act)) return { errors, message }
  return { errors: { reason: errors.reason ?? errors.remark ?? message }, message: '' }
}
