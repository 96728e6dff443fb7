import * as z from 'zod/mini'
import { orderRemarkLimit } from '../rules/order.ts'
import { refundEffects } from '../rules/refund.ts'
import { refundRequestForm, refundReturnForm } from '../rules/refund-form.ts'
import { bankRef, id, optionalText, orderNo, orderPrefix } from './fields.ts'
import { formShape } from './form-schema.ts'
import { orderDetail } from './orders.schema.ts'
import type { Shape } from './shape.ts'

const { returned_on } = formShape(refundReturnForm.fields)
const { amount_fen } = formShape(refundRequestForm.fields)
const { reason } = refundRequestForm.fields

/** What each call in refunds.contract.ts takes and answers, and who may make it. */
export const refundsShapes = {
  'refunds.request': {
    summary: 'Ask for all or part of what was paid to be paid back: 30, 50 → 40 (D5)',
    who: { member: 'own', staff: 'refund.request' },
    params: orderPrefix,
    body: z.object({ order_no: orderNo, amount_fen, reason: optionalText(reason.label, reason.max) }),
    data: orderDetail,
  },

  'refunds.decide': {
    summary:
      'Approve a refund with its effect on what was bought, review it as the second person, or reject it',
    who: { staff: 'refund.approve' },
    params: orderPrefix,
    body: z.object({
      order_no: orderNo,
      refund_id: id,
      decision: z.enum(['approve', 'review', 'reject'], '请选择处理结果'),
      effect: z.optional(z.enum(refundEffects, '请选择退款后的会员资格')),
      remark: optionalText('备注', orderRemarkLimit),
    }),
    data: orderDetail,
  },

  'refunds.settle': {
    summary:
      'Register that the money of an approved refund was sent back, came back, or is sent again: 40 → 50, 60',
    who: { staff: 'refund.approve' },
    params: orderPrefix,
    body: z.object({
      order_no: orderNo,
      refund_id: id,
      result: z.enum(['succeeded', 'failed', 'retry'], '请选择处理结果'),
      returned_on: z.optional(returned_on),
      bank_ref: z.optional(bankRef(refundReturnForm.fields.bank_ref)),
      remark: optionalText('备注', orderRemarkLimit),
    }),
    data: orderDetail,
  },
} as const satisfies Record<string, Shape>
