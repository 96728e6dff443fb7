import type { contract } from '@portal/api/contract'
import { answerTexts } from '@portal/api/rules/answer-texts'
import type { HandlersOf } from '../kernel/answer.ts'
import { enforceLimit } from '../kernel/limits.ts'
import { orderKindOf } from '../orders/orders.service.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { beginExport, listExports } from './order-exports.service.ts'

const maxPerHour = 60

export const orderExportsHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['orderExports']> => ({
  'orderExports.begin': async ({ transaction, caller, input: { params, body }, now }) => {
    const limit = { key: `export:${caller.id}`, max: maxPerHour, windowMs: 3_600_000 }
    // outside the unit of work: a refused one counts too
    await enforceLimit(host.db.pool, limit, now, answerTexts.exportsTooMany)
    return transaction(work => beginExport(work, purchases, orderKindOf(params.prefix), body))
  },

  'orderExports.list': ({ context }) => listExports(context),
})
