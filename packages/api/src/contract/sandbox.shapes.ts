import * as z from 'zod/mini'
import { sandboxActs } from '../rules/payment.ts'
import { text } from './fields.ts'
import { sandboxCashier } from './sandbox.schema.ts'
import type { Shape } from './shape.ts'

const onePayment = z.object({ number: text('支付编号', 64) })

/** What each call in sandbox.contract.ts takes and answers. A phone that scanned the code is not signed in. */
export const sandboxShapes = {
  'sandbox.cashier': {
    summary: 'A payment at the cashier of the sandbox, which is never there in production (D5)',
    who: 'anyone',
    params: onePayment,
    data: sandboxCashier,
  },

  'sandbox.play': {
    summary: 'Pay, fail, or let the provider misbehave (D5)',
    who: 'anyone',
    params: onePayment,
    body: z.object({ act: z.enum(sandboxActs, '请选择要模拟的结果') }),
    data: sandboxCashier,
  },
} as const satisfies Record<string, Shape>
