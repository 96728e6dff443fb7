import * as z from 'zod/mini'
import { uncleanText } from '../rules/answer-texts.ts'
import { plainBankRef } from '../rules/bank-ref.ts'
import { isDay } from '../rules/dates.ts'
import { isEmail, emailText } from '../rules/email.ts'
import { isIdNumberMask, isIdNumber, idNumberText, normalizeIdNumber } from '../rules/id-number.ts'
import { isPassword, passwordText } from '../rules/password.ts'
import { isPhone, normalizePhone, phoneText } from '../rules/phone.ts'
import { isCleanText, length, normalizeText, tooLongText } from '../rules/text.ts'

/** Pieces that several calls share. Every message is what the person reads at the field. */

/** A table to download; its link works for some minutes, and for whoever asked. */
export const tableFile = z.object({ file_name: z.string(), url: z.string() })
export type TableFile = z.infer<typeof tableFile>

/** A line or paragraph of text: trimmed, free of control characters, at most `max` characters. */
export const text = (label: string, max: number, min = 1) =>
  z.string(`请输入${label}`).check(
    z.overwrite(normalizeText),
    z.refine(isCleanText, uncleanText),
    z.refine(s => min === 0 || s !== '', { error: `请输入${label}`, abort: true }),
    z.refine(s => length(s) >= min, `${label}至少 ${min} 个字`),
    z.refine(s => length(s) <= max, tooLongText(label, max)),
  )

/** Like `text`, but may be empty. */
export const optionalText = (label: string, max: number) => z._default(text(label, max, 0), '')

export const phone = z.string(phoneText.required).check(
  z.overwrite(normalizePhone),
  z.refine(s => s !== '', { error: phoneText.required, abort: true }),
  z.refine(isPhone, phoneText.format),
)

export const password = z.string(passwordText.required).check(
  z.refine(s => s !== '', { error: passwordText.required, abort: true }),
  z.refine(isPassword, passwordText.format),
)

export const email = z.string(emailText.required).check(
  z.overwrite(s => normalizeText(s)),
  z.refine(s => s !== '', { error: emailText.required, abort: true }),
  z.refine(isEmail, emailText.format),
)

export const smsCode = z.string('请输入短信验证码').check(
  z.overwrite(s => s.normalize('NFKC').replace(/\s/g, '')),
  z.refine(s => s !== '', { error: '请输入短信验证码', abort: true }),
  z.regex(/^\d{6}$/, '短信验证码是 6 位数字'),
)

/** An ID number, or the mask shown in its place (then the stored number stays). */
export const idNumber = z.string(idNumberText.required).check(
  z.overwrite(normalizeIdNumber),
  z.refine(s => s !== '', { error: idNumberText.required, abort: true }),
  z.refine(s => isIdNumber(s) || isIdNumberMask(s), idNumberText.format),
)

/** Number of a bank's line, made plain: the same line is the same text however it was typed. */
export const bankRef = ({ label, max }: { label: string; max: number }) =>
  z.string(`请输入${label}`).check(
    z.overwrite(plainBankRef),
    z.refine(isCleanText, uncleanText),
    z.refine(s => length(s) <= max, tooLongText(label, max)),
  )

/** Opaque to clients (D1.8). */
export const id = z.string('缺少编号').check(z.regex(/^[\w-]{1,64}$/, '编号格式不正确'))

/** What an order is for; each kind stands under a prefix of its own (product.md §7). */
export const orderKind = z.enum(['dues', 'evaluation'])
export const orderNo = z.string('缺少订单号').check(z.regex(/^\d{13}$/, '订单号格式不正确'))

/** Integer fen, at most 100 million yuan. */
export const fen = z
  .int('请输入金额')
  .check(z.minimum(0, '金额不能小于 0'), z.maximum(10_000_000_000, '金额过大'))
export const positiveFen = z
  .int('请输入金额')
  .check(z.minimum(1, '金额应大于 0'), z.maximum(10_000_000_000, '金额过大'))

/** `YYYY-MM-DD`, a real calendar day. */
export const day = z.string('请选择日期').check(z.refine(isDay, '日期格式不正确，应类似 2026-05-18'))
/** `YYYY-MM`, a real month. */
export const month = ({ label }: { label: string }) =>
  z.string(`请选择${label}`).check(
    z.refine(typed => typed !== '', { error: `请选择${label}`, abort: true }),
    z.refine(typed => isDay(`${typed}-01`), `${label}格式不正确，应类似 2026-05`),
  )
/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai (D1.5). Answers only. */
export const time = z.string()

export const orderPrefix = z.object({ prefix: z.enum(['api', 'nrckapi']) })

const page = z._default(
  z.coerce
    .number('页码不正确')
    .check(z.int('页码不正确'), z.minimum(1, '页码不正确'), z.maximum(100_000, '页码不正确')),
  1,
)
/** Query of a list; `sizes` are the page sizes the list offers, the first is the default (D1.6). */
export const paging = (sizes: readonly [number, ...number[]]) => ({
  page,
  page_size: z._default(
    z.coerce.number('每页条数不正确').check(z.refine(n => sizes.includes(n), '每页条数不正确')),
    sizes[0],
  ),
})
export const staffPaging = paging([20, 10, 50, 100])
export const memberPaging = paging([10])

/** What a list says that may find very many: it is counted to 10,000, no further. */
export const countedInPart = {
  /** More match than `total`. */
  more: z.optional(z.literal(true)),
  /** Under the status filter are more than that, so no status is counted. */
  uncounted: z.optional(z.literal(true)),
}

/** Answer of a list (D1.6). */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ list: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })

/** A stored file with a link that dies after some minutes. */
export const fileRef = z.object({
  file_id: id,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  mime: z.string(),
  url: z.string(),
})
export type FileRef = z.infer<typeof fileRef>

/** A file of a type of the attachment dictionary (D7). */
export const attachmentRef = z.object({
  dic_id: z.string('请选择材料类型').check(z.regex(/^[\w-]{1,64}$/, '请选择材料类型')),
  file_id: id,
})

/** One line of a record's history, oldest first. */
export const historyEntry = z.object({
  at: time,
  /** What happened, in the reader's words. */
  text: z.string(),
  /** Name or office of who did it; masked as the reader's rights ask. */
  by: z.string(),
  note: z.string(),
})
export type HistoryEntry = z.infer<typeof historyEntry>
