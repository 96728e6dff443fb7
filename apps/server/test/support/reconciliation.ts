import { expect } from 'vitest'
import type { Envelope } from '@portal/api/contract/endpoint'
import {
  closeReconciliation,
  getReconciliationDay,
  listReconciledDays,
  runReconciliation,
  settleDifference,
  takeBackSettlement,
} from '@portal/api/contract/reconciliation.contract'
import type { Difference, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { addDays, dayOf } from '@portal/api/rules/dates'
import type { DifferenceKind, SettlementWay } from '@portal/api/rules/reconciliation'
import { reconcileDay, reconcileDue } from '@portal/portal/reconciliation/reconciliation.sweep'
import { numberOf, openOnline } from './online.ts'
import { openStatements } from './statements.ts'

const dayMs = 86_400_000

/** The line of a statement was booked on this day. */
export const timeOn = (day: string) => `${day} 11:06:00`

/** The one difference of a kind. */
export function theDifference({ differences }: ReconciliationDay, kind: DifferenceKind): Difference {
  const found = differences.filter(difference => difference.kind === kind)
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${kind}`)
  return found[0]
}

/** A portal with statements and online payments, and the steps of a reconciliation. */
export async function openReconciliation() {
  const steps = await openStatements()
  const { portal, finance, decide } = steps
  const online = await openOnline(portal)

  const today = () => dayOf(portal.clock.now)
  /** To ten o'clock of the next day; answers the day that is over. */
  async function nextDay(): Promise<string> {
    const over = today()
    const ten = new Date(`${addDays(over, 1)}T10:00:00+08:00`)
    await online.later(ten.getTime() - portal.clock.now.getTime())
    return over
  }
  /** Each test has days of its own. */
  async function freshDay(): Promise<string> {
    await nextDay()
    await online.later(30 * dayMs)
    await reconcileDue(portal.host)
    return today()
  }
  const see = (day: string) => portal.ok(getReconciliationDay, { params: { day } }, finance)
  const days = async () => (await portal.ok(listReconciledDays, { query: {} }, finance)).days
  /** Reads the day that the job would have reconciled. */
  async function anew(day: string): Promise<ReconciliationDay> {
    await reconcileDay(portal.host, day)
    return see(day)
  }
  const confirmTyped = async (order_no: string, bank_ref: string, received_at: string) =>
    expect(await decide(order_no, bank_ref, 20_000, received_at)).toMatchObject({ code: 200 })
  const settle = (difference_id: string, way: SettlementWay, note = '') =>
    portal.call(settleDifference, { body: { difference_id, way, note } }, finance)
  const takeBack = (difference_id: string) =>
    portal.call(takeBackSettlement, { body: { difference_id } }, finance)
  const close = (day: string) => portal.call(closeReconciliation, { body: { day } }, finance)
  const byHand = (day: string): Promise<Envelope<unknown>> =>
    portal.call(runReconciliation, { body: { day } }, finance)
  /** A renewal that was paid at the sandbox's cashier. */
  async function paidOnline(act: 'pay' | 'pay_unheard' = 'pay') {
    const { member, orderNo } = await online.anOrder()
    const number = numberOf(await online.paying(member, orderNo))
    await online.play(number, act)
    return { member, orderNo, number }
  }
  return {
    ...steps,
    online,
    today,
    nextDay,
    freshDay,
    see,
    days,
    anew,
    confirmTyped,
    settle,
    takeBack,
    close,
    byHand,
    paidOnline,
  }
}
