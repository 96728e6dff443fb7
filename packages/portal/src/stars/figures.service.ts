import type { FigureSet, FigureSets } from '@portal/api/contract/star-figures.schema'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { firstFigures, type StarFigures } from '@portal/api/rules/star-figures'
import {
  changedFigures,
  figureErrors,
  figureLimits,
  startError,
  valuesOf,
} from '@portal/api/rules/star-figure-sets'
import type { StaffCaller } from '../kernel/callers.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import { conflict, fieldErrors, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { staffNames } from '../staff/staff.repository.ts'
import { timeOrNull } from './deadlines.ts'
import {
  dropFigures,
  droppedFigures,
  figuresCounter,
  figuresVersion,
  insertFigures,
  keptFigures,
  type FigureSetRecord,
} from './figures.repository.ts'
import { figuresOn } from './stars.repository.ts'

/** Sets that are shown; far more than wait, so that the one in force is among them. */
const shownSets = 60
const shownDropped = 40

/** Those that hold before any were set. */
const ofThePortal = (isCurrent: boolean): FigureSet => ({
  id: null,
  effective_from: null,
  state: isCurrent ? 'current' : 'past',
  figures: firstFigures,
  by: '系统',
  at: null,
  dropped_by: null,
  dropped_at: null,
})

async function presentSets(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  version: number,
): Promise<FigureSets> {
  const today = dayOf(now)
  const kept = await keptFigures(db, shownSets)
  const dropped = await droppedFigures(db, shownDropped)
  const names = await staffNames(
    db,
    [...kept, ...dropped].flatMap(({ staff_id, dropped_by }) => [staff_id, dropped_by ?? []].flat()),
  )
  const nameOf = (id: string) => names.get(id) ?? '协会'
  const current = kept.find(({ effective_from }) => effective_from <= today)
  const stateOf = (set: FigureSetRecord): FigureSet['state'] => {
    if (set.dropped_at !== null) return 'dropped'
    if (set.effective_from > today) return 'coming'
    return set === current ? 'current' : 'past'
  }
  const present = (set: FigureSetRecord): FigureSet => ({
    id: set.id,
    effective_from: set.effective_from,
    state: stateOf(set),
    figures: set.figures,
    by: nameOf(set.staff_id),
    at: formatTime(set.created_at),
    dropped_by: set.dropped_by === null ? null : nameOf(set.dropped_by),
    dropped_at: timeOrNull(set.dropped_at),
  })
  return {
    version,
    today,
    sets: [...kept.map(present), ofThePortal(current === undefined), ...dropped.map(present)],
  }
}

export const listFigures = async (context: ReadContext<StaffCaller>): Promise<FigureSets> =>
  presentSets(context, await figuresVersion(context.db))

/** One change at a time, at the version that was read; 409 with what is there otherwise. Answers the new version. */
async function lockFigures(work: Work<StaffCaller>, version: number): Promise<number> {
  const next = await nextNumber(work.db, figuresCounter)
  if (next !== version + 1) throw conflict(await presentSets(work, next - 1))
  return next
}

const drop = (work: Work<StaffCaller>, { id }: FigureSetRecord) =>
  dropFigures(work.db, id, { dropped_at: work.now, dropped_by: work.caller.id })

const trailOf = (effective_from: string) => ({ kind: 'star_figures', id: effective_from })

/** What is different from the figures that hold on that day otherwise, by its place. */
const diffOf = (before: StarFigures, after: StarFigures) => {
  const [old, values] = [valuesOf(before), valuesOf(after)]
  return Object.fromEntries(
    changedFigures(before, after).map(path => [path, [old.get(path) ?? null, values.get(path) ?? null]]),
  )
}

/** Sets figures from tomorrow or a later day on. Applications that were handed in before keep their own (D7). */
export async function addFigures(
  work: Work<StaffCaller>,
  { version, effective_from, figures }: { version: number; effective_from: string; figures: StarFigures },
): Promise<FigureSets> {
  const { db, now, caller } = work
  const today = dayOf(now)
  const start = startError(effective_from, today)
  const wrong = Object.entries(figureErrors(valuesOf(figures)))
  if (start !== undefined || wrong.length > 0)
    throw fieldErrors({
      ...(start === undefined ? {} : { effective_from: start }),
      ...Object.fromEntries(wrong.map(([path, message]) => [`figures.${path}`, message])),
    })
  const next = await lockFigures(work, version)
  const coming = (await keptFigures(db, shownSets)).filter(set => set.effective_from > today)
  const same = coming.find(set => set.effective_from === effective_from)
  if (!same && coming.length >= figureLimits.coming)
    throw fieldErrors({
      effective_from: `待执行的标准最多 ${figureLimits.coming} 份，请先撤回不用的`,
    })
  const before = await figuresOn(db, effective_from)
  if (same) await drop(work, same)
  await insertFigures(db, {
    id: work.newId(),
    effective_from,
    figures,
    staff_id: caller.id,
    created_at: now,
    dropped_at: null,
    dropped_by: null,
  })
  work.audit({
    act: 'starFigures.add',
    record: trailOf(effective_from),
    money: true,
    diff: diffOf(before, figures),
    reason: '',
  })
  return presentSets(work, next)
}

/** Takes a set back that has not begun. */
export async function withdrawFigures(
  work: Work<StaffCaller, 'figures_in_force'>,
  { version, id }: { version: number; id: string },
): Promise<FigureSets> {
  const { db, now } = work
  const next = await lockFigures(work, version)
  const set = (await keptFigures(db, shownSets)).find(one => one.id === id)
  if (!set) throw notFound()
  if (set.effective_from <= dayOf(now)) throw work.refuse('figures_in_force')
  await drop(work, set)
  work.audit({
    act: 'starFigures.withdraw',
    record: trailOf(set.effective_from),
    money: true,
    diff: diffOf(set.figures, await figuresOn(db, set.effective_from)),
    reason: '',
  })
  return presentSets(work, next)
}
