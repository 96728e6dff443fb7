import type { contract } from '@portal/api/contract'
import type { HandlersOf } from '../kernel/answer.ts'
import { bySome } from '../kernel/by-some.ts'
import { endOnlineIfAny } from '../payments/online.ts'
import type { Host } from '../ports.ts'
import { closeMany } from './close.ts'
import { orderKindOf } from './orders.service.ts'
import type { Purchases } from './purchase.ts'
import { remindMany } from './remind.ts'

export const orderBulkHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['orderBulk']> => ({
  'orderBulk.close': async ({ context, transaction, input }) => {
    const kind = orderKindOf(input.params.prefix)
    const { order_nos, reason } = input.body
    // without its reason it will be refused: nobody's payment ends for that
    if (reason !== '')
      await bySome(order_nos, orderNo => endOnlineIfAny(host, purchases, context, { kind, orderNo }))
    // money is acknowledged only when it is on the disk
    return transaction(work => closeMany(work, purchases, kind, input.body), { durable: true })
  },

  'orderBulk.remind': ({ transaction, input }) =>
    transaction(work => remindMany(work, orderKindOf(input.params.prefix), input.body)),
})
