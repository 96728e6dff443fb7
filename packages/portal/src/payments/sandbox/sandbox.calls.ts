import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../../kernel/answer.ts'
import type { Host } from '../../ports.ts'
import { playCashier, seeCashier } from './cashier.ts'

export const sandboxHandlers = (host: Host): HandlersOf<(typeof contract)['sandbox']> => ({
  'sandbox.cashier': ({ input: { params }, now }) => seeCashier(host, params.number, now),

  'sandbox.play': ({ input: { params, body }, now }) => playCashier(host, params.number, body.act, now),
})
