import { checkCreditCode } from './credit-code.ts'
import { describeForm } from './form-fields.ts'
import { documentKinds, maxBuyerNameBytes, maxInvoiceRemarkBytes, type DocumentKind } from './invoice.ts'
import { orderRemarkLimit } from './order.ts'
import { normalizeText } from './text.ts'

/** Whom a document is made out to (D6). */
export const invoiceTitleForm = describeForm({
  groups: { title: '发票抬头' },
  fields: {
    title_type: {
      kind: 'radio',
      group: 'title',
      label: '抬头类型',
      options: { unit: '单位', personal: '个人' },
    },
    buyer_name: {
      kind: 'text',
      group: 'title',
      label: '抬头名称',
      max: maxBuyerNameBytes,
      gbk: true,
      hint: '与营业执照或身份证上的名称一致',
    },
    tax_no: {
      kind: 'text',
      group: 'title',
      label: '税号',
      optional: true,
      max: 20,
      code: true,
      hint: '单位的统一社会信用代码，开增值税发票必填',
    },
    address_phone: { kind: 'text', group: 'title', label: '地址、电话', optional: true, max: 100, gbk: true },
    bank_account: {
      kind: 'text',
      group: 'title',
      label: '开户行及账号',
      optional: true,
      max: 100,
      gbk: true,
    },
  },
})
export type TitleType = 'unit' | 'personal'

/** Whether a document has to name a tax number: a tax invoice to a unit does (D6). */
export const needsTaxNo = (kind: DocumentKind, type: TitleType): boolean =>
  kind !== 'receipt' && type === 'unit'

/** A tax number as it is kept, however it was grouped for reading. */
export const plainTaxNo = (taxNo: string): string => normalizeText(taxNo).replaceAll(/\s/g, '').toUpperCase()

/** A check digit that does not fit is worth a second look, and never a wall (D4). */
export const taxNoWarning = (taxNo: string): string | undefined =>
  checkCreditCode(plainTaxNo(taxNo)) === 'wrong_check'
    ? '校验位与统一社会信用代码的规则不符，请再核对一遍'
    : undefined

/** What is said when a document is asked for, beside its title and orders. */
export const invoiceRequestForm = describeForm({
  groups: { request: '开票申请' },
  fields: {
    document_kind: { kind: 'radio', group: 'request', label: '票据种类', options: documentKinds },
    email: { kind: 'email', group: 'request', label: '接收邮箱', half: true },
    remark: {
      kind: 'text',
      group: 'request',
      label: '票据备注',
      optional: true,
      max: maxInvoiceRemarkBytes,
      gbk: true,
      half: true,
      autoComplete: 'off',
    },
  },
})

/** What finance mends of a title that the platform refused, and what the member is told of it. */
export const invoiceMendForm = describeForm({
  groups: { mend: '改抬头后重试' },
  fields: {
    buyer_name: {
      kind: 'text',
      group: 'mend',
      label: '购方名称',
      max: maxBuyerNameBytes,
      gbk: true,
      autoComplete: 'off',
    },
    tax_no: {
      kind: 'text',
      group: 'mend',
      label: '税号',
      optional: true,
      max: 20,
      code: true,
      autoComplete: 'off',
    },
    title_note: {
      kind: 'textarea',
      group: 'mend',
      label: '给会员的说明',
      max: orderRemarkLimit,
      hint: '会员可以看到。',
      autoComplete: 'off',
    },
  },
})

/** What finance registers of a document that was issued. */
export const invoiceIssueForm = describeForm({
  groups: { issued: '开具结果' },
  fields: {
    number: {
      kind: 'text',
      group: 'issued',
      label: '发票号码',
      max: 20,
      digits: true,
      code: true,
      autoComplete: 'off',
    },
    issued_on: { kind: 'day', group: 'issued', label: '开票日期', until: 'today' },
    staff_remark: {
      kind: 'text',
      group: 'issued',
      label: '内部备注',
      optional: true,
      max: orderRemarkLimit,
      hint: '会员看不到',
      autoComplete: 'off',
    },
  },
})

/** What finance registers of the red letter that reverses a document. */
export const invoiceRedForm = describeForm({
  groups: { red: '红冲登记' },
  fields: {
    red_number: {
      kind: 'text',
      group: 'red',
      label: '红字发票号码',
      max: 20,
      digits: true,
      code: true,
      autoComplete: 'off',
    },
    reversed_on: { kind: 'day', group: 'red', label: '红冲日期', until: 'today' },
  },
})
