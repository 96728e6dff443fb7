import { changes, type Changes } from './changes.ts'
import type { Step, World } from './world.ts'

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  if (typeof one !== 'object' || typeof other !== 'object') return false
  return JSON.stringify(one) === JSON.stringify(other)
}

type Columns = Readonly<Record<string, unknown>>

/** Where two records differ: column, what it is, what it should be. */
function between(name: string, is: Columns | null | undefined, should: Columns | null | undefined): string[] {
  if (is === should) return []
  if (!is || !should) return [`${name}: is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`]
  const columns = Object.keys(should)
  const wrong = columns.filter(
    column => is[column] !== should[column] && !isEqual(is[column], should[column]),
  )
  const added = Object.keys(is).length === columns.length ? [] : [`${name}: has ${Object.keys(is).join()}`]
  return [
    ...added,
    ...wrong.map(
      column =>
        `${name}.${column}: is ${JSON.stringify(is[column])}, should be ${JSON.stringify(should[column])}`,
    ),
  ]
}

function rows<T extends Columns & { id: string }>(
  name: string,
  [before, after]: readonly [readonly T[], readonly T[]],
  { set = {}, added }: { set?: Readonly<Record<string, Partial<T>>> | undefined; added?: T | undefined },
): string[] {
  if (before === after && !set && !added) return []
  const should = before.map(row => (set[row.id] ? { ...row, ...set[row.id] } : row))
  if (added) should.push(added)
  return [
    ...(after.length === should.length ? [] : [`${name}: ${after.length} rows instead of ${should.length}`]),
    ...should.flatMap((row, place) => between(`${name} ${row.id}`, after[place], row)),
  ]
}

function orderAfter({ order }: World, { order: set, newOrder }: Changes) {
  if (newOrder) return newOrder
  return order && set ? { ...order, ...set } : order
}

/** Columns, rows and lines that are not what the table says after an act that was allowed. */
export function differences(before: World, step: Step, after: World): string[] {
  const change = changes[step.act](before, step)
  const { star, told, sheets, objections, newSheet, newObjection } = change
  const version = before.star.version + (star ? 1 : 0)
  const line = told ? { act: told, who: step.who, at: before.now } : before.history.at(-1)
  const lines = before.history.length + (told ? 1 : 0)
  const isTime = step.act === 'wait' || step.act === 'changeFigures'
  return [
    ...between('star', after.star, star ? { ...before.star, ...star, version } : before.star),
    ...rows('sheet', [before.sheets, after.sheets], { set: sheets, added: newSheet }),
    ...rows('objection', [before.objections, after.objections], { set: objections, added: newObjection }),
    ...between('order', after.order, orderAfter(before, change)),
    ...between('line of the history', after.history.at(-1), line),
    ...(after.history.length === lines ? [] : [`${after.history.length} lines instead of ${lines}`]),
    ...(isTime || (after.now === before.now && after.figures === before.figures) ? [] : ['time went by']),
  ]
}
