import type { ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { addDays, dayOf } from '@portal/api/rules/dates'
import { isOnlineChannel, type OnlineChannel } from '@portal/api/rules/payment'
import { waysOf, type SettlementWay } from '@portal/api/rules/reconciliation'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import {
  findDifference,
  lockDays,
  lockDifference,
  type DayRecord,
  type DifferenceRecord,
} from './days.repository.ts'
import { differences } from './differences.life.ts'
import { presentDay } from './present-reconciliation.ts'
import { reconcileLater } from './later.ts'
import { reconcile, standAnew } from './reconcile.ts'
import { isOpenLine, settlesBackDays, settleWithLine } from './settlements.ts'
import {
  deleteSettlements,
  giveBack,
  lockOwed,
  owedBetween,
  settlementsBesides,
  takeRest,
} from './settlements.repository.ts'

interface Locked {
  day: DayRecord
  difference: DifferenceRecord
}

/** Locks a difference with its day, and other days besides; what a colleague did meanwhile is answered as it is. */
async function lockForAct(
  work: Work<StaffCaller>,
  purchases: Purchases,
  id: string,
  isPossible: (difference: DifferenceRecord) => boolean,
  others: readonly string[] = [],
): Promise<Locked> {
  const { db, now } = work
  const seen = await findDifference(db, id)
  if (!seen) throw notFound()
  const days = await lockDays(db, [seen.day, ...others], now)
  const day = days.find(record => record.day === seen.day)
  if (!day) throw notFound()
  const difference = await lockDifference(db, id)
  if (!difference || day.closed_at !== null || !isPossible(difference))
    throw conflict(await presentDay(work, purchases, day))
  return { day, difference }
}

const presentAnew = async (
  work: Work<StaffCaller>,
  purchases: Purchases,
  day: string,
): Promise<ReconciliationDay> => presentDay(work, purchases, await standAnew(work, day))

/** Finance settles a difference with a reason (D5). Money without an order that is settled pays none any more. */
export async function settleDifference(
  work: Work<StaffCaller, 'settlement_way_unfit' | 'reason_needed' | 'bank_line_used'>,
  purchases: Purchases,
  id: string,
  { way, note }: { way: SettlementWay; note: string },
): Promise<ReconciliationDay> {
  const { difference } = await lockForAct(work, purchases, id, row =>
    canMove(differences, row, 'settle', 'finance'),
  )
  const { day, kind, bank_line_id, difference_fen } = difference
  if (!waysOf[kind].includes(way)) throw work.refuse('settlement_way_unfit')
  if (way === 'unknown' && note === '') throw work.refuse('reason_needed')
  if (kind === 'bank_unmatched' && bank_line_id !== null) {
    if ((await takeRest(work.db, bank_line_id, difference_fen)) === null) throw work.refuse('bank_line_used')
  }
  await move(work, differences, difference, {
    act: 'settle',
    who: 'finance',
    note,
    set: { way, note, settled_by: work.caller.id, settled_at: work.now },
    diff: { way, difference_fen },
  })
  return presentAnew(work, purchases, day)
}

/** A settled difference is open again; of what the bank has without an order, orders can be paid again. */
export async function takeBackSettlement(
  work: Work<StaffCaller>,
  purchases: Purchases,
  id: string,
): Promise<ReconciliationDay> {
  const { difference } = await lockForAct(work, purchases, id, row =>
    canMove(differences, row, 'take_back', 'finance'),
  )
  const { day, kind, bank_line_id, difference_fen } = difference
  if (kind === 'bank_unmatched' && bank_line_id !== null)
    await giveBack(work.db, bank_line_id, difference_fen)
  await move(work, differences, difference, {
    act: 'take_back',
    who: 'finance',
    set: { way: null, note: '', settled_by: null, settled_at: null },
    diff: { way: [difference.way, null] },
  })
  return presentAnew(work, purchases, day)
}

/** A line without an order is what a channel paid out for these days. */
export async function assignLine(
  work: Work<StaffCaller, 'settlement_days_unfit' | 'bank_line_used'>,
  purchases: Purchases,
  id: string,
  { channel, days }: { channel: OnlineChannel; days: readonly string[] },
): Promise<ReconciliationDay> {
  const { difference } = await lockForAct(work, purchases, id, isOpenLine, days)
  const { day, bank_line_id, difference_fen } = difference
  const wanted = [...new Set(days)].toSorted()
  const reach = [addDays(day, -settlesBackDays), addDays(day, -1)] as const
  await lockOwed(work.db, ...reach)
  const known = await owedBetween(work.db, ...reach)
  const owed = wanted.map(one => known.find(other => other.day === one && other.channel === channel))
  const complete = owed.flatMap(one => one ?? [])
  if (bank_line_id === null || complete.length !== wanted.length) throw work.refuse('settlement_days_unfit')
  const line = { id: bank_line_id, amount_fen: difference_fen }
  if (!(await settleWithLine(work, line, complete))) throw work.refuse('bank_line_used')
  for (const one of wanted) await reconcile(work, one)
  return presentDay(work, purchases, await reconcile(work, day))
}

const isOtherSum = ({ kind, state }: DifferenceRecord) => kind === 'settled_amount' && state === 'open'

/** What a channel paid out for a day was another line: those that were taken for it have no order again. */
export async function unassignLines(
  work: Work<StaffCaller>,
  purchases: Purchases,
  id: string,
): Promise<ReconciliationDay> {
  const seen = await findDifference(work.db, id)
  if (!seen || !isOnlineChannel(seen.channel)) throw notFound()
  const parts = await settlementsBesides(work.db, seen.channel, seen.day)
  const days = parts.map(({ day }) => day)
  const { day } = await lockForAct(work, purchases, id, isOtherSum, days)
  if (parts.length === 0) throw conflict(await presentDay(work, purchases, day))
  const lines = Map.groupBy(parts, ({ bank_line_id }) => bank_line_id)
  await deleteSettlements(work.db, [...lines.keys()])
  const bookedOn: string[] = []
  for (const [lineId, ofLine] of lines) {
    const amount = ofLine.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
    bookedOn.push(dayOf((await giveBack(work.db, lineId, amount)).booked_at))
    work.audit({
      act: 'reconciliation.unassign',
      record: { kind: 'bank_line', id: lineId },
      money: true,
      diff: { days: ofLine.map(part => part.day), channel: seen.channel, amount_fen: amount },
    })
  }
  await reconcileLater(work, bookedOn)
  for (const other of new Set(days)) if (other !== seen.day) await reconcile(work, other)
  return presentDay(work, purchases, await reconcile(work, seen.day))
}
