import { starStatuses } from '@portal/api/rules/star'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '../kernel/seeded.ts'
import { allowed } from './effects-test/allowed.ts'
import { daysOn } from './effects-test/calendar.ts'
import { differences } from './effects-test/differences.ts'
import { openedWorld, play, rules, type Rules } from './effects-test/play.ts'
import { sentences } from './effects-test/sentences.ts'
import { acts, aDeed, anyStep, aStart } from './effects-test/world.ts'
import type { Step, World } from './effects-test/world.ts'
import { endOfPublicity, workingDaysLeft } from './deadlines.ts'
import { isPublicityOver } from './desk-view.ts'

const runs = 20_000
const seed = 20_260_518
const most = 24

/** What the sequences did: how often each act was allowed and refused, and every state that was reached. */
interface Seen {
  allowed: Map<string, number>
  refused: Map<string, number>
  states: Set<number>
}
const nothing = (): Seen => ({ allowed: new Map(), refused: new Map(), states: new Set() })
const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

/** Most steps are ones that the table allows, so that sequences get somewhere. */
function nextStep(random: Random, world: World): Step {
  const { star } = world
  if (random() < 0.15) return anyStep(random, star, random() < 0.5)
  const given = anyStep(random, star, true)
  for (let tries = 0; tries < 12; tries += 1) {
    const step = { ...given, ...aDeed(random, star, true) }
    if (allowed[step.act](world, step)) return step
  }
  return given
}

const always = Object.entries(sentences)

/** What is wrong with what the rules make of one step. */
function wrong(before: World, step: Step, after: World | null): string[] {
  const may = allowed[step.act](before, step)
  if (may !== (after !== null)) return [`is ${may ? 'refused' : 'allowed'}`]
  if (after === null) return []
  return [
    ...differences(before, step, after),
    ...always.flatMap(([sentence, isTrue]) => (isTrue(after, before) ? [] : [sentence])),
  ]
}

/** A draft as it is opened, column by column. */
function wrongDraft({ star }: World, { form, figures }: Step, now: Date): string[] {
  const { id, application_no, member_id, created_at, saved_at, deadline_at, figures: own, ...rest } = star
  const { status, version, round, remarks, former_remarks, star: level, category, position, ...empty } = rest
  const isRight =
    [id, application_no, member_id].join(' ') === '1 S20260518-0001 member' &&
    created_at === now &&
    saved_at === now &&
    deadline_at?.getTime() === daysOn(now, 180).getTime() &&
    own === figures &&
    [status, version, round, remarks.length, former_remarks.length].join(' ') === '0 1 0 0 0' &&
    level === form.star &&
    category === form.category &&
    position === form.position &&
    Object.values(empty).every(value => value === null || value === '')
  return isRight ? [] : [`a draft is opened as ${JSON.stringify(star)}`]
}

const line = ({ world: { now, star }, step: { who, act } }: { world: World; step: Step }) =>
  `${now.toISOString()} ${star.status} ${who} ${act}`

/** One sequence; the first thing that is wrong in it, with the way there. */
function firstWrong(by: Rules, random: Random, seen: Seen): string | null {
  const now = aStart(random)
  const opening = anyStep(random, { status: 0, star: 3 }, true)
  let world = openedWorld(by, opening, now)
  const told: { world: World; step: Step }[] = []
  const draft = wrongDraft(world, opening, now)
  if (draft.length > 0) return draft.join('\n')
  let afterwards = 0
  // nothing leads out of an end: three tries are enough to see it
  for (let done = 0; done < most && afterwards < 3; done += 1) {
    if (world.star.status >= 60) afterwards += 1
    const step = nextStep(random, world)
    const after = play(by, world, step)
    told.push({ world, step })
    const problems = wrong(world, step, after)
    if (problems.length > 0) return [...told.map(line), ...problems].join('\n')
    count(after ? seen.allowed : seen.refused, step.act)
    world = after ?? world
    seen.states.add(world.star.status)
  }
  return null
}

/** Plays until something is wrong, or to the end. */
function firstWrongOf(by: Rules, seen = nothing()): string | null {
  for (let sequence = 1; sequence <= runs; sequence += 1) {
    const problem = firstWrong(by, randomFrom(seed + sequence), seen)
    if (problem !== null) return `sequence ${sequence}\n${problem}`
  }
  return null
}

const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0)

const { proposed, objected, decided, awarded, returned, passed, paid, cancelAgreed, cancelRefused } = rules
const { overdueAct, proposalRefusal, submitted, revoked, declared } = rules
const day = 86_400_000

/** Effects and guards of a naive portal, one at a time. */
const naive: Readonly<Record<string, Partial<Rules>>> = {
  'a publicity a working day short': {
    proposed: (star, given, now) => ({
      ...proposed(star, given, now),
      publicity_ends_at: endOfPublicity(now, star.figures.publicity_days - 1),
    }),
  },
  'a deadline that is not the end of the publicity': {
    proposed: (star, given, now) => ({ ...proposed(star, given, now), deadline_at: star.deadline_at }),
  },
  'a level that was applied for, whatever is proposed': {
    proposed: (star, given, now) => proposed(star, { ...given, star: star.star }, now),
  },
  'a second objection that counts anew what is left': {
    objected: (star, objection, now) => objected({ ...star, publicity_left: null }, objection, now),
  },
  'an objection that costs a working day': {
    objected: (star, objection, now) => {
      const set = objected(star, objection, now)
      const ends = star.publicity_ends_at
      return star.publicity_left === null && ends
        ? { ...set, publicity_left: Math.max(1, workingDaysLeft(now, ends) - 1) }
        : set
    },
  },
  'a publicity that begins anew when an objection is dismissed': {
    decided: (star, given, now) => decided({ ...star, publicity_left: null }, given, now),
  },
  'a clock that runs with another objection open': {
    decided: (star, given, now) => decided(star, { ...given, stopped: false }, now),
  },
  'a level that stays when it is lowered': {
    decided: (star, given, now) => {
      const set = decided(star, given, now)
      return set && { ...set, proposed_star: star.proposed_star }
    },
  },
  'objections that stay open when one is upheld': { endsToo: () => [] },
  'an order that stays open when the application is given up': { orderGivenUp: () => null },
  'an application given up while it is paid': { isBeingPaid: () => false },
  'a fee of the day of the check': { keepsFigures: () => false },
  'an order without its number': {
    passed: (given, now) => ({ ...passed(given, now), order_no: null }),
  },
  'a scoring that nobody has to end': { paid: (star, now) => ({ paid_at: paid(star, now).paid_at ?? now }) },
  'an end without its time': {
    cancelAgreed: (reason, now) => ({ remark: cancelAgreed(reason, now).remark ?? '' }),
  },
  'a scoring that goes on without its deadline': {
    cancelRefused: star => ({ ...cancelRefused(star), deadline_at: null }),
  },
  'a certificate of three years and a day': {
    awarded: (given, now) => {
      const set = awarded(given, now)
      const later = new Date(set.deadline_at.getTime() + day)
      return { ...set, deadline_at: later, expires_on: later.toISOString().slice(0, 10) }
    },
  },
  'an award before the publicity is over': { awardRefusal: () => null },
  'an award a second too late': {
    awardRefusal: (star, _, now) =>
      isPublicityOver(star, new Date(now.getTime() - 1000)) ? null : 'publicity_running',
  },
  'one person who checks and decides': {
    decisionRefusal: (_, __, { reason }) => (reason === '' ? 'reason_needed' : null),
  },
  'a proposal of somebody with a conflict': {
    proposalRefusal: (star, sheets, given, now) =>
      proposalRefusal(star, sheets, { ...given, by: 'nobody' }, now),
  },
  'a correction that has no more days than the check': {
    returned: (star, given, now) => ({ ...returned(star, given, now), deadline_at: star.deadline_at }),
  },
  'a correction that loses what was remarked': {
    submitted: (star, form, frozen, now) =>
      submitted({ ...star, remarks: [], remark: '' }, form, frozen, now),
  },
  'an end in the very second of the deadline': {
    overdueAct: (star, now) => overdueAct(star, new Date(now.getTime() + 1)),
  },
  'a payment that lapses without its order': {
    overdueAct: (star, now) =>
      star.status === 20 && star.deadline_at && star.deadline_at < now ? 'lapse' : overdueAct(star, now),
  },
  'a certificate that loses its number when it is revoked': {
    revoked: (reason, now) => ({ ...revoked(reason, now), certificate_no: null }),
  },
  'an expert who declared when invited': {
    declared: (sheet, given, now) => ({ ...declared(sheet, given, now), declared_at: sheet.saved_at }),
  },
}

describe('effects of the acts on a star application (D7)', () => {
  it(`are those of the table, whoever tries whatever in whatever order (${runs} sequences, seed ${seed})`, () => {
    const seen = nothing()
    expect(firstWrongOf(rules, seen)).toBeNull()
    // the sequences got everywhere
    expect([...seen.states].toSorted((a, b) => a - b)).toEqual([...starStatuses])
    expect(acts.filter(act => (seen.allowed.get(act) ?? 0) < 100)).toEqual([])
    expect(acts.filter(act => (seen.refused.get(act) ?? 0) < 100)).toEqual([])
    expect(total(seen.allowed)).toBeGreaterThan(10 * runs)
    expect(total(seen.refused)).toBeGreaterThan(runs)
  }, 60_000)

  it.each(Object.entries(naive))(
    'are found out where the portal has %s',
    (_, broken) => {
      expect(firstWrongOf({ ...rules, ...broken })).toBeTypeOf('string')
    },
    60_000,
  )
})
