import { addDays, daysBetween, dayOf } from '@portal/api/rules/dates'
import { isOnlineChannel, type OnlineChannel } from '@portal/api/rules/payment'
import { settlementDays, settlementNames } from '@portal/api/rules/reconciliation'
import type { Work } from '../kernel/work.ts'
import type { DifferenceRecord } from './days.repository.ts'
import { reconcileLater } from './later.ts'
import {
  insertSettlements,
  lockOwed,
  owedBetween,
  takeRest,
  untakenLines,
  type Owed,
} from './settlements.repository.ts'

/** A line without an order may be what a channel paid out for days up to a month before it. */
export const settlesBackDays = 31

/** A line whose money nobody has claimed. */
export const isOpenLine = ({ kind, state }: Pick<DifferenceRecord, 'kind' | 'state'>): boolean =>
  kind === 'bank_unmatched' && state === 'open'

/** Splits what a line brought among the days that it is for; the last one gets what is over or missing. */
export const splitAmong = (owed: readonly Owed[], amountFen: number): number[] =>
  owed.map(({ amount_fen }, index) =>
    index < owed.length - 1
      ? amount_fen
      : amountFen - owed.slice(0, -1).reduce((sum, other) => sum + other.amount_fen, 0),
  )

/** The line is what a channel paid out for these days. False: somebody took of it meanwhile. */
export async function settleWithLine(
  work: Work,
  line: { id: string; amount_fen: number },
  owed: readonly Owed[],
): Promise<boolean> {
  const booked = await takeRest(work.db, line.id, line.amount_fen)
  if (booked === null) return false
  const { caller } = work
  const amounts = splitAmong(owed, line.amount_fen)
  await insertSettlements(
    work.db,
    owed.map(({ channel, day }, index) => ({
      bank_line_id: line.id,
      channel,
      day,
      amount_fen: amounts[index] ?? 0,
      staff_id: caller?.kind === 'staff' ? caller.id : null,
      created_at: work.now,
    })),
  )
  work.audit({
    act: 'reconciliation.assign',
    record: { kind: 'bank_line', id: line.id },
    money: true,
    diff: { days: owed.map(({ day }) => day), channel: owed[0]?.channel, amount_fen: line.amount_fen },
  })
  await reconcileLater(work, [dayOf(booked)])
  return true
}

/** The days of one channel that end with `day` and all wait, longest run first cut to what is paid out at once. */
function runsTo(owed: readonly Owed[], day: string): Owed[][] {
  const waiting = owed.filter(one => one.day <= day)
  const runs: Owed[][] = []
  for (const [index, one] of waiting.entries()) {
    if (daysBetween(one.day, day) > settlementDays) break
    runs.push(waiting.slice(0, index + 1).toReversed())
  }
  return runs
}

const sumOf = (run: readonly Owed[]) => run.reduce((sum, { amount_fen }) => sum + amount_fen, 0)

/**
 * Finds the line by which a channel paid out for a day, or for that day and those before it: in its name, of just that
 * amount, and the only one. Whatever is less clear is left to finance.
 */
export async function findSettlements(work: Work, day: string): Promise<void> {
  const from = addDays(day, -settlementDays)
  await lockOwed(work.db, from, day)
  const owed = await owedBetween(work.db, from, day)
  const channels = new Set(owed.filter(one => one.day === day).map(({ channel }) => channel))
  for (const channel of channels) {
    if (!isOnlineChannel(channel)) continue
    const runs = runsTo(
      owed.filter(one => one.channel === channel),
      day,
    )
    await settleRun(work, day, channel, runs)
  }
}

async function settleRun(work: Work, day: string, channel: OnlineChannel, runs: Owed[][]): Promise<void> {
  const lines = await untakenLines(work.db, {
    after: day,
    until: addDays(day, settlementDays),
    sums: runs.map(sumOf),
    names: settlementNames[channel],
  })
  for (const run of runs) {
    const [line, ...others] = lines.filter(({ amount_fen }) => amount_fen === sumOf(run))
    if (!line || others.length > 0) continue
    if (!(await settleWithLine(work, line, run))) continue
    const before = run.slice(0, -1).map(one => one.day)
    await reconcileLater(work, before)
    return
  }
}
