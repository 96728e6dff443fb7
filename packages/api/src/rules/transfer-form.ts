import { describeForm } from './form-fields.ts'
import { maxVouchers } from './order.ts'

/** What a member reports of a bank transfer (D5). */
export const transferReportForm = describeForm({
  groups: { transfer: '付款填报' },
  fields: {
    payer_name: { kind: 'text', group: 'transfer', label: '付款户名', min: 2, max: 100 },
    payer_bank: {
      kind: 'text',
      group: 'transfer',
      label: '付款银行',
      optional: true,
      max: 60,
      half: true,
    },
    payer_account_tail: {
      kind: 'text',
      group: 'transfer',
      label: '账号后四位',
      optional: true,
      max: 4,
      digits: true,
      autoComplete: 'off',
      half: true,
    },
    paid_on: { kind: 'day', group: 'transfer', label: '付款日期', until: 'today', half: true },
    amount_fen: { kind: 'money', group: 'transfer', label: '付款金额', half: true },
    voucher_ids: {
      kind: 'files',
      group: 'transfer',
      label: '转账凭证',
      max: maxVouchers,
      hint: '网银回单或柜台回执。',
    },
    note: { kind: 'text', group: 'transfer', label: '备注', optional: true, max: 200 },
  },
})
