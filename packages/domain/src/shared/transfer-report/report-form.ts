import type { OrderDetail, ReportedTransfer } from '@portal/api/contract/orders.schema'
import { transferReport } from '@portal/api/contract/transfer.schema'
import { missingFen } from '@portal/api/rules/order'
import { emptyValues, futureDateErrors, type ByField } from '@portal/api/rules/form-fields'
import { transferReportForm } from '@portal/api/rules/transfer-form'
import {
  DayControl,
  FilesControl,
  validateWith,
  MoneyControl,
  TextControl,
  toValues,
  type Controls,
  type FormValues,
  type Validation,
} from '../form-kit/index.ts'

export const { fields } = transferReportForm
type Fields = typeof fields
/** The report as it is typed; vouchers with what is needed to show them. */
export type ReportValues = FormValues<Fields>
export type ReportErrors = ByField<Fields>

/** Draws the kinds of fields that the report has. */
export const controls = {
  text: TextControl,
  day: DayControl,
  money: MoneyControl,
  files: FilesControl,
} satisfies Controls<Fields>

/** A report, handed in or not, as the form shows it. */
export const reportValues = (report: ReportedTransfer | NonNullable<OrderDetail['draft']>): ReportValues =>
  toValues(fields, { ...report, voucher_ids: report.vouchers.map(file => file.file_id) }, report.vouchers)

/** What was typed before, the last report, sent back or withdrawn, or what is likely: the member pays what is due, today. */
export function startValues(order: OrderDetail, today: string): ReportValues {
  const known = order.draft ?? order.report
  if (known) return reportValues(known)
  return {
    ...emptyValues(fields),
    payer_name: order.subject_name,
    amount_fen: missingFen(order),
    paid_on: today,
  }
}

/** Validates the report by the contract's schema, and its date by the calendar. */
export function validateReport(values: ReportValues, today: string) {
  const validation = validateWith(fields, transferReport, values)
  const late = futureDateErrors(fields, values, today)
  if (validation.ok && Object.keys(late).length === 0) return validation
  const errors: ReportErrors = { ...late, ...(validation.ok ? {} : validation.errors) }
  return { ok: false, errors } satisfies Validation<Fields, never>
}

/** Worth a second look, never in the way. */
export function reportWarnings(values: ReportValues, order: OrderDetail): ReportErrors {
  const payer = values.payer_name.trim()
  const due = missingFen(order)
  return {
    ...(payer !== '' && payer !== order.subject_name
      ? {
          payer_name:
            order.subject_type === 'enterprise'
              ? '与会员单位名称不同。分公司代付可以继续，请在凭证中体现。'
              : '与会员姓名不同。单位或他人代付可以继续，请在备注中说明。',
        }
      : {}),
    ...(values.amount_fen !== null && values.amount_fen !== due
      ? { amount_fen: '与应付金额不同。可以继续，协会按实际到账金额处理。' }
      : {}),
  }
}
