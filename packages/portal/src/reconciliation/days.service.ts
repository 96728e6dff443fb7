import type {
  DifferenceList,
  ReconciledDays,
  ReconciliationDay,
  ReconciliationMonth,
} from '@portal/api/contract/reconciliation.schema'
import { dayOf, formatTime, lastDayOf } from '@portal/api/rules/dates'
import { dropDelegation } from '../delegations/delegations.repository.ts'
import { delegationsById } from '../delegations/present-delegations.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import {
  countOpen,
  daysAround,
  daysFromTo,
  differingDays,
  findDay,
  lastRound,
  lockDays,
  openDifferences,
  otherDays,
  updateDay,
} from './days.repository.ts'
import { presentDay, presentDifferences } from './present-reconciliation.ts'
import { reconcile } from './reconcile.ts'

const mostDiffering = 200
const otherDaysAtOnce = 31

export async function listDays(
  { db, now, caller }: ReadContext<StaffCaller>,
  before: string | undefined,
): Promise<ReconciledDays> {
  const differing = before === undefined ? await differingDays(db, mostDiffering) : []
  const others = await otherDays(db, before ?? dayOf(now), otherDaysAtOnce + 1)
  const shown = others.slice(0, otherDaysAtOnce)
  const last = await lastRound(db)
  const delegations = await delegationsById(
    { db, caller },
    'reconciliation_day',
    [...differing, ...shown].flatMap(({ day, closed_at }) => (closed_at === null ? day : [])),
  )
  return {
    days: [...differing, ...shown]
      .toSorted((a, b) => (a.day < b.day ? 1 : -1))
      .map(({ closed_at, ...day }) =>
        Object.assign(day, {
          closed: closed_at !== null,
          delegation: delegations.get(day.day) ?? null,
        }),
      ),
    next_before: others.length > shown.length ? (shown.at(-1)?.day ?? null) : null,
    open_count: await countOpen(db),
    last_run_at: last && formatTime(last),
  }
}

export async function getDay(
  context: ReadContext<StaffCaller>,
  purchases: Purchases,
  day: string,
): Promise<ReconciliationDay> {
  const record = await findDay(context.db, day)
  if (!record) throw notFound()
  return presentDay(context, purchases, record)
}

const monthOf = (day: string | null) => day && day.slice(0, 7)

export async function getMonth(
  { db }: ReadContext<StaffCaller>,
  month: string,
): Promise<ReconciliationMonth> {
  const span = [`${month}-01`, lastDayOf(month)] as const
  const days = await daysFromTo(db, ...span)
  const { before, after } = await daysAround(db, ...span)
  return {
    month,
    previous: monthOf(before),
    next: monthOf(after),
    days: days.map(({ day, state, sums: { channels } }) => ({ day, state, channels })),
  }
}

export async function listDifferences(
  { db }: ReadContext<StaffCaller>,
  purchases: Purchases,
  { page, page_size }: { page: number; page_size: number },
): Promise<DifferenceList> {
  const rows = await openDifferences(db, { limit: page_size, offset: (page - 1) * page_size })
  return {
    list: await presentDifferences(db, purchases, rows),
    total: await countOpen(db),
    page,
    page_size,
  }
}

/** A day that was reconciled, again. */
export async function runDay(
  work: Work<StaffCaller>,
  purchases: Purchases,
  day: string,
): Promise<ReconciliationDay> {
  const record = await reconcile(work, day)
  work.audit({ act: 'reconciliation.run', record: { kind: 'reconciliation_day', id: day }, money: true })
  return presentDay(work, purchases, record)
}

export async function closeDay(
  work: Work<StaffCaller, 'differences_open' | 'bills_awaited'>,
  purchases: Purchases,
  day: string,
): Promise<ReconciliationDay> {
  const { db, now, caller } = work
  if (!(await findDay(db, day))) throw notFound()
  const [record] = await lockDays(db, [day], now)
  if (!record) throw notFound()
  if (record.closed_at !== null) throw conflict(await presentDay(work, purchases, record))
  if (record.state === 'differs') throw work.refuse('differences_open')
  if (record.state === 'waiting') throw work.refuse('bills_awaited')
  const set = { closed_at: now, closed_by: caller.id }
  await updateDay(db, day, set)
  await dropDelegation(db, { task: 'reconciliation_day', subjectId: day })
  work.audit({ act: 'reconciliation.close', record: { kind: 'reconciliation_day', id: day }, money: true })
  return presentDay(work, purchases, { ...record, ...set })
}
