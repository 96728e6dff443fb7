import { describeForm } from './form-fields.ts'
import { orderRemarkLimit } from './order.ts'

/** What finance registers of money that came in (D5). */
export const paymentForm = describeForm({
  groups: { receipt: '到账登记' },
  fields: {
    received_fen: { kind: 'money', group: 'receipt', label: '到账金额' },
    received_at: { kind: 'day', group: 'receipt', label: '到账日期', until: 'today' },
    bank_ref: {
      kind: 'text',
      group: 'receipt',
      label: '银行流水号',
      max: 64,
      code: true,
      autoComplete: 'off',
    },
    remark: {
      kind: 'text',
      group: 'receipt',
      label: '备注',
      optional: true,
      max: orderRemarkLimit,
      autoComplete: 'off',
    },
  },
})
