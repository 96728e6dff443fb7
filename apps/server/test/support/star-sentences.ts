import { starLife } from '@portal/api/rules/star'
import { isUndecided, type Seen, type SeenStar } from './star-sight.ts'

/** What one act made of a member's applications. */
export interface Step {
  act: string
  /** The answer's code; undefined where time alone went by. */
  code: number | undefined
  before: Seen
  after: Seen
  /** When it was done. */
  now: Date
  /** The fee of four stars on a day, by the test's own notes. */
  feeOn: (day: string) => number
}

const has = ({ history }: SeenStar, act: string) => history.some(line => line.act === act)
/** Sums that are handed in, the first one first. */
const sumsOf = ({ sheets }: Pick<SeenStar, 'sheets'>) =>
  sheets.flatMap(({ state, total }) => (state === 'handed_in' && total !== null ? [total] : []))
const mean = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0) / sums.length
const spread = ([first = 0, second = 0]: readonly number[]) => Math.abs(first - second)

/** D7 counted by hand: two sheets are enough when they are near each other, else three. */
export function isWhole(star: Pick<SeenStar, 'sheets'>): boolean {
  const sums = sumsOf(star)
  return sums.length >= 3 || (sums.length === 2 && spread(sums) <= 1000)
}
const required: Readonly<Record<number, number>> = { 1: 5000, 2: 6000, 3: 6800, 4: 7500, 5: 8500 }

/** The way that the history tells, step by step; a broken one says where. */
function wayOf({ application_no, history, status }: SeenStar): string[] {
  const moves: Readonly<
    Record<string, { from: readonly number[]; to: number | null; by: readonly string[] }>
  > = starLife.moves
  const actors: Readonly<Record<string, string>> = { staff: 'auditor' }
  const problems: string[] = []
  let at: number | null = null
  let time = ''
  for (const line of history) {
    const move = moves[line.act]
    const begins = at === null ? move?.from.length === 0 : move?.from.includes(at)
    if (!move || begins !== true) problems.push(`${application_no}: ${line.act} in ${at}`)
    if (move && !move.by.includes(actors[line.actor_kind] ?? line.actor_kind))
      problems.push(`${application_no}: ${line.act} by ${line.actor_kind}`)
    if (line.at < time) problems.push(`${application_no}: ${line.act} before its time`)
    at = move?.to ?? at
    time = line.at
  }
  return at === status ? problems : [...problems, `${application_no}: told ${at}, is ${status}`]
}

/** Days are those of Shanghai. */
const dayIn = (time: string) => new Date(new Date(time).getTime() + 8 * 3_600_000).toISOString().slice(0, 10)

type Sentence = (star: SeenStar, step: Step, before: SeenStar | undefined) => boolean

/** What holds of every application after every act (D7). A sentence that is false is broken. */
const always: Readonly<Record<string, Sentence>> = {
  'whoever is passed has an order, nobody else': star => (star.order !== null) === has(star, 'pass'),
  'the fee is that of the day of the first submission': (star, { feeOn }) => {
    const first = star.history.find(({ act }) => act === 'submit')
    return !star.order || star.order.amount_fen === feeOn(dayIn(first?.at ?? ''))
  },
  'it is scored when all of the fee is there': star =>
    !has(star, 'pay') || star.order?.received_fen === star.order?.amount_fen,
  'given up before it is paid, its order is closed and nothing was taken': star =>
    !(has(star, 'cancel') || has(star, 'lapse')) ||
    star.order === null ||
    (star.order.status === 90 && star.order.received_fen === 0),
  'given up or failed later, its fee stays': star => !has(star, 'pay') || (star.order?.status ?? 0) < 90,
  'a certificate comes from an award alone': star =>
    (star.certificate_no !== null) === has(star, 'award') &&
    (star.awarded_star !== null) === has(star, 'award'),
  'a certificate keeps its number and level': (star, _, before) =>
    (before?.certificate_no ?? null) === null ||
    (before?.certificate_no === star.certificate_no && before.awarded_star === star.awarded_star),
  'what is awarded is what was published': star =>
    star.awarded_star === null || star.awarded_star === star.proposed_star,
  'what is published is the level that was asked for, one lower, or lower by an objection': star =>
    star.proposed_star === null ||
    (star.proposed_star <= star.star &&
      star.proposed_star >= star.star - 1 - star.history.filter(({ act }) => act === 'lower').length),
  'the clock of the publicity stands while an objection is open, and runs else': star =>
    star.status !== 40 || (star.publicity_left !== null) === star.objections.some(isUndecided),
  'an award waits for the end of the publicity': (star, { now }, before) =>
    star.status !== 50 ||
    before?.status !== 40 ||
    (before.publicity_left === null && new Date(before.publicity_ends_at ?? '') <= now),
  'an ended application has no open objection': star =>
    star.status === 40 || !star.objections.some(isUndecided),
  'an objection is decided by somebody who neither looked into it nor proposed': star =>
    star.objections.every(
      ({ checked_by, decided_by }) => decided_by === null || checked_by !== decided_by || star.status === 60,
    ) && star.objections.every(({ decided_by }) => decided_by === null || decided_by !== star.proposed_by),
  'a proposal has whole sheets, and a sum that is enough': star =>
    star.proposed_star === null ||
    (isWhole(star) && (has(star, 'lower') || mean(sumsOf(star)) >= (required[star.proposed_star] ?? 0))),
  'a failure in the scoring has whole sheets': star => !has(star, 'fail') || isWhole(star),
  'who has a conflict hands nothing in and proposes nothing': star =>
    star.sheets.every(
      ({ state, total, staff_id }) =>
        state !== 'recused' || (total === null && staff_id !== star.proposed_by),
    ),
  'a third seat is there for two sums that are far apart alone': star => {
    const seats = star.sheets.filter(({ state }) => state !== 'recused').length
    return seats < 3 || (seats === 3 && sumsOf(star).length >= 2 && spread(sumsOf(star)) > 1000)
  },
  'a sheet that was handed in stays as it is': (star, _, before) =>
    (before?.sheets ?? [])
      .filter(({ state }) => state === 'handed_in')
      .every(sheet => star.sheets.some(one => JSON.stringify(one) === JSON.stringify(sheet))),
}

/** Sentences of D7 that are not true after an act. */
export function brokenByStep(step: Step): string[] {
  const { act, code, before, after } = step
  const problems: string[] = []
  if (code !== undefined && code !== 200 && JSON.stringify(before) !== JSON.stringify(after))
    problems.push(`${act} is refused with ${code} and changes something`)
  if (code !== undefined && code >= 500) problems.push(`${act} answers ${code}`)
  if (act.endsWith('AsMember') && code === 200) problems.push('a member does the work of staff')
  if (after.stars.filter(({ isOpen }) => isOpen).length > 1) problems.push('two applications are open')
  if (after.memberships > 0) problems.push('a membership is touched')
  if (after.refunds > 0) problems.push('money goes back by itself')
  if (after.orders !== after.stars.filter(({ order }) => order).length) problems.push('an order of nothing')
  for (const star of after.stars) {
    const earlier = before.stars.find(({ application_no }) => application_no === star.application_no)
    problems.push(...wayOf(star))
    if (
      earlier &&
      JSON.stringify(star.history.slice(0, earlier.history.length)) !== JSON.stringify(earlier.history)
    )
      problems.push(`${star.application_no}: its history was written anew`)
    for (const [sentence, isTrue] of Object.entries(always))
      if (!isTrue(star, step, earlier)) problems.push(`${star.application_no}: ${sentence}`)
  }
  return problems.map(problem => `after ${act}: ${problem}`)
}
