import { describeForm } from './form-fields.ts'
import { orderRemarkLimit } from './order.ts'

/** What is said when a refund is asked for (D5). */
export const refundRequestForm = describeForm({
  groups: { request: '退款申请' },
  fields: {
    amount_fen: { kind: 'money', group: 'request', label: '退款金额' },
    reason: { kind: 'textarea', group: 'request', label: '退款原因', max: orderRemarkLimit },
  },
})

/** What finance registers of money that was sent back. */
export const refundReturnForm = describeForm({
  groups: { returned: '退回登记' },
  fields: {
    returned_on: { kind: 'day', group: 'returned', label: '退回日期', until: 'today' },
    bank_ref: {
      kind: 'text',
      group: 'returned',
      label: '退款流水号',
      max: 64,
      code: true,
      autoComplete: 'off',
    },
  },
})
