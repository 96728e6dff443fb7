import { addDays, dayOf, daysBetween } from '@portal/api/rules/dates'
import { settlementDays } from '@portal/api/rules/reconciliation'
import { canMove, move } from '../kernel/move.ts'
import type { Executor } from '../kernel/database.ts'
import type { Work } from '../kernel/work.ts'
import { balance } from './balance.ts'
import {
  deleteDifferences,
  differencesOf,
  insertDifference,
  lockDays,
  updateDay,
  updateDifference,
  type DayRecord,
  type DifferenceRecord,
} from './days.repository.ts'
import { differences } from './differences.life.ts'
import type { Found } from './parts.ts'
import { findSettlements } from './settlements.ts'
import {
  billedElsewhere,
  billsOfDay,
  bookedElsewhere,
  bookedOnDay,
  channelsWithBill,
  isCovered,
  linesOfDay,
  settlementsOfDay,
} from './sources.repository.ts'
import { keyOf, type DaySources } from './sources.ts'

async function sourcesOf(db: Executor, day: string, today: string): Promise<DaySources> {
  const booked = await bookedOnDay(db, day)
  const bills = await billsOfDay(db, day)
  const billed = [...bills.values()].flat()
  const ours = new Set(booked.map(keyOf))
  const theirs = new Set(billed.map(keyOf))
  return {
    day,
    booked,
    bills,
    billedOn: await billedElsewhere(
      db,
      day,
      booked.filter(entry => bills.has(entry.channel) && !theirs.has(keyOf(entry))),
    ),
    bookedOn: await bookedElsewhere(
      db,
      day,
      billed.filter(line => !ours.has(keyOf(line))),
    ),
    nextBills: await channelsWithBill(db, addDays(day, 1)),
    settlements: await settlementsOfDay(db, day),
    lines: await linesOfDay(db, day),
    covered: await isCovered(db, day),
    late: daysBetween(day, today) > settlementDays,
  }
}

/**
 * Reconciles a day that is over, anew as often as its sources change (D5). What finance settled stays settled while it is
 * the same difference; a day that was finished and differs again is open again.
 */
export async function reconcile(work: Work, day: string): Promise<DayRecord> {
  const { db, now } = work
  if (day >= dayOf(now)) throw new Error(`The day ${day} is not over`)
  await lockDays(db, [day], now)
  await findSettlements(work, day)
  const { sums, bank_fen, differences: found } = balance(await sourcesOf(db, day, dayOf(now)))
  await keepDifferences(work, day, found)
  await updateDay(db, day, { sums, bank_fen, ran_at: now })
  return standAnew(work, day)
}

/** A difference as it is compared with the stored one: where any of it changes, what was settled is another thing. */
const withoutNeeds = ({ needs: _needs, ...rest }: Found) => rest

async function keepDifferences(work: Work, day: string, found: readonly Found[]): Promise<void> {
  const { db } = work
  const known = new Map((await differencesOf(db, day)).map(row => [row.key, row]))
  for (const one of found) {
    const row = known.get(one.key)
    known.delete(one.key)
    if (row) await keepKnown(work, row, one)
    else
      await insertDifference(db, {
        ...withoutNeeds(one),
        id: work.newId(),
        day,
        state: one.needs ? 'open' : 'self',
        way: null,
        note: '',
        settled_by: null,
        settled_at: null,
      })
  }
  if (known.size > 0)
    await deleteDifferences(
      db,
      [...known.values()].map(({ id }) => id),
    )
}

const unsettled = { way: null, note: '', settled_by: null, settled_at: null }

async function keepKnown(work: Work, row: DifferenceRecord, one: Found): Promise<void> {
  const isSame = row.kind === one.kind && row.difference_fen === one.difference_fen
  const act = one.needs ? 'change' : 'pass'
  const isKept = row.state === 'settled' && isSame
  if (!isKept && canMove(differences, row, act, 'system'))
    await move(work, differences, row, { act, who: 'system', set: { ...withoutNeeds(one), ...unsettled } })
  else await updateDifference(work.db, row.id, withoutNeeds(one))
}

/** State of a locked day by its differences, after they changed. */
export async function standAnew(work: Work, day: string): Promise<DayRecord> {
  const { db, now } = work
  const [record] = await lockDays(db, [day], now)
  if (!record) throw new Error(`The day ${day} was not reconciled`)
  const open_count = (await differencesOf(db, day)).filter(({ state }) => state === 'open').length
  const waits = record.sums.awaits.length > 0
  const state = open_count > 0 ? 'differs' : waits ? 'waiting' : 'balanced'
  const opens = record.closed_at !== null && state !== 'balanced'
  const set = { state, open_count, ...(opens ? { closed_at: null, closed_by: null } : {}) } as const
  await updateDay(db, day, set)
  if (opens)
    work.audit({
      act: 'reconciliation.open_again',
      record: { kind: 'reconciliation_day', id: day },
      money: true,
    })
  return { ...record, ...set }
}
