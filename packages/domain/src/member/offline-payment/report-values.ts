import { check } from '@portal/api/contract/check'
import { transferReport, type OrderDetail, type TransferDraft } from '@portal/api/contract/orders.schema'
import { refusals } from '@portal/api/rules/refusals'
import type { UploadedFile } from '@portal/ui/file-field'
import { uploaded } from '../../shared/form-kit/index.ts'
import { missingFen } from './order-answers.ts'

/** The report as it is typed; vouchers with what is needed to show them. */
export interface ReportValues {
  payer_name: string
  payer_bank: string
  payer_account_tail: string
  amount_fen: number | null
  paid_on: string
  voucher_ids: readonly UploadedFile[]
  note: string
}
export type ReportField = keyof ReportValues

export const reportLabels = {
  payer_name: '付款户名',
  payer_bank: '付款银行',
  payer_account_tail: '账号后四位',
  amount_fen: '付款金额',
  paid_on: '付款日期',
  voucher_ids: '转账凭证',
  note: '备注',
} as const satisfies Record<ReportField, string>

/** In the order of the form. */
export const reportFields = Object.keys(reportLabels) as ReportField[]

export type ReportErrors = Partial<Record<ReportField, string>>

/** The report as the server keeps it until it is handed in. */
export const toReportDraft = ({ voucher_ids, ...typed }: ReportValues): TransferDraft => ({
  ...typed,
  voucher_ids: voucher_ids.map(file => file.id),
})

/** What was typed before, the last report, sent back or withdrawn, or what is likely: the member pays what is due, today. */
export function startValues(order: OrderDetail, today: string): ReportValues {
  const { report, draft } = order
  if (draft !== null) {
    const { vouchers, ...typed } = draft
    return { ...typed, voucher_ids: vouchers.map(uploaded) }
  }
  if (report === null) {
    return {
      payer_name: order.subject_name,
      payer_bank: '',
      payer_account_tail: '',
      amount_fen: missingFen(order),
      paid_on: today,
      voucher_ids: [],
      note: '',
    }
  }
  const { submitted_at: _when, vouchers, ...texts } = report
  return { ...texts, voucher_ids: vouchers.map(uploaded) }
}

const isField = (name: string): name is ReportField => name in reportLabels

/** Messages by field out of paths such as `voucher_ids.0`; the first of a field wins. */
export function byReportField(errors: Record<string, string>): ReportErrors {
  const found: ReportErrors = {}
  for (const [path, message] of Object.entries(errors)) {
    const name = path.split('.')[0] ?? ''
    if (isField(name)) found[name] ??= message
  }
  return found
}

/** Judges the report by the contract's schema, and its date by the calendar. */
export function judgeReport(values: ReportValues, today: string) {
  const verdict = check(transferReport, { ...values, voucher_ids: values.voucher_ids.map(file => file.id) })
  if (!verdict.ok) return { ok: false, errors: byReportField(verdict.errors) } as const
  if (verdict.data.paid_on > today)
    return { ok: false, errors: { paid_on: refusals.paid_on_in_future } satisfies ReportErrors } as const
  return { ok: true, report: verdict.data } as const
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
