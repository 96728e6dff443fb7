import type { StarFigures } from '@portal/api/rules/star-figures'
import type { ObjectionRecord, SheetRecord } from '../sheets.repository.ts'
import { clerks, type Act, type Person, type Step, type World } from './world.ts'

// The first table of D7, by itself: when an act is allowed. Nothing of the portal's rules is used in it.

const isClerk = (who: Person) => clerks.some(clerk => clerk === who)

/** Money is expected for the order still. */
const unpaid = 0
const reported = 10
const short = 20

export const isUndecided = ({ state }: ObjectionRecord): boolean => state === 'open' || state === 'checked'

/** Whether an expert's link opens anything. */
const isDead = ({ expert }: SheetRecord, now: Date) =>
  expert !== null && (expert.revoked_at !== null || expert.expires_at <= now)
/** Sheets whose scorers have a seat. */
export const seatsOf = ({ sheets, now }: World): SheetRecord[] =>
  sheets.filter(sheet => sheet.state === 'handed_in' || (sheet.state !== 'recused' && !isDead(sheet, now)))
export const sumsOf = ({ sheets }: Pick<World, 'sheets'>): number[] =>
  sheets.flatMap(({ state, total }) => (state === 'handed_in' ? [total ?? 0] : []))
export const areApart = ([one = 0, two = 0]: readonly number[], { spread }: StarFigures): boolean =>
  Math.abs(one - two) > spread

/** Two sheets near each other or three, and nobody who still scores. */
export function isWhole(world: World): boolean {
  const sums = sumsOf(world)
  if (seatsOf(world).some(({ state }) => state !== 'handed_in')) return false
  return sums.length > 2 || (sums.length === 2 && !areApart(sums, world.star.figures))
}

function hasSeat(world: World): boolean {
  const seats = seatsOf(world)
  const sums = sumsOf(world)
  return seats.length < 2 || (seats.length === 2 && sums.length === 2 && areApart(sums, world.star.figures))
}

export const sheetBy = ({ sheets }: Pick<World, 'sheets'>, who: Person): SheetRecord | undefined =>
  who === 'expert'
    ? sheets.findLast(({ expert }) => expert !== null)
    : sheets.find(({ staff_id }) => staff_id === who)
const hasConflict = (world: World, who: Person) => isClerk(who) && sheetBy(world, who)?.state === 'recused'

export const objectionAt = ({ objections }: World, { place }: Step): ObjectionRecord | undefined =>
  objections[place % Math.max(1, objections.length)]

type Rule = (world: World, step: Step) => boolean

const inState =
  (status: number, rule: Rule = () => true): Rule =>
  (world, step) =>
    isClerk(step.who) && world.star.status === status && rule(world, step)
const draft: Rule = ({ star }, { who }) => who === 'member' && (star.status === 0 || star.status === 15)

/** A scorer whose sheet may still be written in. */
const mayWrite: Rule = (world, { who, stale }) => {
  const sheet = sheetBy(world, who)
  if (world.star.status !== 30 || stale || sheet?.state !== 'scoring') return false
  return who === 'expert' ? !isDead(sheet, world.now) : isClerk(who)
}

const mayConclude = inState(
  30,
  (world, { who }) => world.star.cancel_asked_at === null && isWhole(world) && !hasConflict(world, who),
)

const mayDecide = inState(40, (world, step) => {
  const objection = objectionAt(world, step)
  const { who, reason } = step
  return (
    objection?.state === 'checked' &&
    objection.checked_by !== who &&
    world.star.proposed_by !== who &&
    !hasConflict(world, who) &&
    reason !== ''
  )
})

/** Nobody can object any more. */
const isOver = ({ star: { publicity_left, publicity_ends_at }, now }: World) =>
  publicity_left === null && publicity_ends_at !== null && now.getTime() >= publicity_ends_at.getTime()

const isEligible: Rule = (_, { profile: { incomplete, credentials } }) =>
  // of the profiles that are tried, one lacks certificates and one is incomplete
  incomplete.length === 0 && credentials > 0

const mean = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0) / sums.length

const isLate = (end: Date | null, now: Date) => end !== null && end.getTime() < now.getTime()

export const allowed: Readonly<Record<Act, Rule>> = {
  save: draft,
  submit: (world, step) => draft(world, step) && isEligible(world, step),
  giveUp({ star, order }, { who }) {
    if (who !== 'member') return false
    if (star.status === 30) return star.cancel_asked_at === null
    if (star.status !== 20) return [0, 10, 15].includes(star.status)
    return (
      order === null || (order.status === unpaid && (order.channel === null || order.channel === 'offline'))
    )
  },
  return: inState(10, (_, { reason, remarks }) => reason !== '' || remarks.length > 0),
  pass: inState(10),
  reject: inState(10, (_, { reason }) => reason !== ''),
  openCashier: ({ star, order }, { who }) =>
    who === 'member' && star.status === 20 && order?.status === unpaid,
  report: ({ star, order }, { who }) => who === 'member' && star.status === 20 && order?.status === unpaid,
  pay: ({ star, order }, { who }) =>
    who === 'bank' && star.status === 20 && [unpaid, reported, short].some(one => one === order?.status),
  payPart: ({ order }, { who }) => who === 'bank' && order?.status === reported,
  closeOrder: ({ star, order, now }, { who }) =>
    star.status === 20 &&
    (order?.status === unpaid || order?.status === reported) &&
    (who === 'member' || (who === 'time' && isLate(order.deadline, now))),
  declare: inState(30, (world, { who, conflict }) => {
    const own = sheetBy(world, who)
    return own ? conflict && own.state === 'scoring' : conflict || hasSeat(world)
  }),
  expertDeclares(world, { who, conflict }) {
    const sheet = sheetBy(world, 'expert')
    if (who !== 'expert' || world.star.status !== 30 || !sheet || isDead(sheet, world.now)) return false
    return sheet.state === 'invited' || (sheet.state === 'scoring' && conflict)
  },
  fill: mayWrite,
  handIn: (world, step) =>
    mayWrite(world, step) && Object.values(step.sheet.scores).every(score => score !== null),
  invite: inState(30, (world, { who }) => !hasConflict(world, who) && hasSeat(world)),
  takeBack: inState(30, (world, { who }) => {
    const sheet = sheetBy(world, 'expert')
    const isOpen = sheet?.state === 'invited' || sheet?.state === 'scoring'
    return isOpen && sheet.expert?.revoked_at === null && !hasConflict(world, who)
  }),
  propose: (world, step) => {
    const { star, figures } = world.star
    const { level, reason } = step
    const isNear = level === star || (level === star - 1 && reason !== '')
    return mayConclude(world, step) && isNear && Math.round(mean(sumsOf(world))) >= figures.required[level]
  },
  fail: (world, step) => mayConclude(world, step) && step.reason !== '',
  agreeCancel: inState(30, ({ star }) => star.cancel_asked_at !== null),
  refuseCancel: inState(30, ({ star }, { reason }) => star.cancel_asked_at !== null && reason !== ''),
  object: (world, { who }) =>
    world.star.status === 40 && !isOver(world) && (who === 'stranger' || isClerk(who)),
  check: inState(
    40,
    (world, step) =>
      objectionAt(world, step)?.state === 'open' && step.reason !== '' && !hasConflict(world, step.who),
  ),
  sendBack: mayDecide,
  dismiss: mayDecide,
  lower: (world, step) => mayDecide(world, step) && (world.star.proposed_star ?? 0) > 1,
  uphold: mayDecide,
  award: inState(40, world => isOver(world) && !world.objections.some(isUndecided)),
  revoke: inState(50, (_, { reason }) => reason !== ''),
  sweep: ({ star, now }, { who }) =>
    who === 'time' && [0, 15, 50].includes(star.status) && isLate(star.deadline_at, now),
  wait: (_, { who }) => who === 'time',
  changeFigures: (_, { who }) => who === 'time',
}
