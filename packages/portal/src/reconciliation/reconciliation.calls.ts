import type { contract } from '@portal/api/contract'
import { dayOf } from '@portal/api/rules/dates'
import type { HandlersOf } from '../kernel/answer.ts'
import { notFound } from '../kernel/errors.ts'
import { limitTables, offerTable } from '../money-tables/offer-table.ts'
import type { Purchases } from '../orders/purchase.ts'
import type { Host } from '../ports.ts'
import { fetchBills } from './bills.ts'
import { findDay } from './days.repository.ts'
import { closeDay, getDay, getMonth, listDays, listDifferences, runDay } from './days.service.ts'
import { assignLine, settleDifference, takeBackSettlement, unassignLines } from './differences.service.ts'

/** Money is acknowledged only when it is on the disk. */
const durable = { durable: true }

export const reconciliationHandlers = (
  host: Host,
  purchases: Purchases,
): HandlersOf<(typeof contract)['reconciliation']> => ({
  'reconciliation.days': ({ context, input }) => listDays(context, input.query.before),

  'reconciliation.day': ({ context, input }) => getDay(context, purchases, input.params.day),

  'reconciliation.month': ({ context, input }) => getMonth(context, input.params.month),

  'reconciliation.differences': ({ context, input }) => listDifferences(context, purchases, input.query),

  'reconciliation.run': async ({ context, transaction, input, now, refuse }) => {
    const { day } = input.body
    if (day >= dayOf(now)) throw refuse('day_not_over')
    if (!(await findDay(context.db, day))) throw notFound()
    await fetchBills(host, day)
    return transaction(work => runDay(work, purchases, day), durable)
  },

  'reconciliation.settle': ({ transaction, input }) => {
    const { difference_id, ...given } = input.body
    return transaction(work => settleDifference(work, purchases, difference_id, given), durable)
  },

  'reconciliation.take_back': ({ transaction, input }) =>
    transaction(work => takeBackSettlement(work, purchases, input.body.difference_id), durable),

  'reconciliation.assign': ({ transaction, input }) => {
    const { difference_id, ...given } = input.body
    return transaction(work => assignLine(work, purchases, difference_id, given), durable)
  },

  'reconciliation.unassign': ({ transaction, input }) =>
    transaction(work => unassignLines(work, purchases, input.body.difference_id), durable),

  'reconciliation.export': async ({ context, transaction, caller, input, now }) => {
    await limitTables(host, caller, now)
    await getDay(context, purchases, input.body.day)
    return transaction(work => offerTable(work, { kind: 'reconciliation', id: input.body.day }))
  },

  'reconciliation.close': ({ transaction, input }) =>
    transaction(work => closeDay(work, purchases, input.body.day), durable),
})
