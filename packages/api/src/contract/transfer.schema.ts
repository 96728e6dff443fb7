import * as z from 'zod/mini'
import { transferReportForm } from '../rules/transfer-form.ts'
import { draftShape, formShape } from './form-schema.ts'

const { fields } = transferReportForm

const accountTail = z._default(
  z.string('账号后四位格式不正确').check(
    z.overwrite(s => s.normalize('NFKC').trim()),
    z.regex(/^(\d{4})?$/, '请输入账号的后 4 位数字'),
  ),
  '',
)
/** What the member reports after an offline transfer (D5: payer, amount, date, 1–5 vouchers). */
export const transferReport = z.object({ ...formShape(fields), payer_account_tail: accountTail })
export type TransferReport = z.infer<typeof transferReport>

const { voucher_ids, ...texts } = draftShape(fields)
/** A report as far as it was typed, right or wrong, its vouchers aside; only its size is bounded. */
export const typedReport = texts
export const transferDraft = z.object({ ...typedReport, voucher_ids })
export type TransferDraft = z.infer<typeof transferDraft>
