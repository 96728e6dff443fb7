import type { StarForm, StarRemark } from '@portal/api/contract/stars.schema'
import { orderStatus, type OrderStatus } from '@portal/api/rules/order'
import { starCategories, type ObjectionDecision, type StarAct, type StarLevel } from '@portal/api/rules/star'
import { firstFigures, type StarFigures, type StarProfile } from '@portal/api/rules/star-figures'
import { oneOf, type Random } from '../../kernel/seeded.ts'
import type { Filled } from '../effects.ts'
import type { ObjectionRecord, SheetRecord } from '../sheets.repository.ts'
import type { Snapshot, StarRecord } from '../stars.repository.ts'

/** `fourth` has a conflict nearly always when asked. */
export const clerks = ['first', 'second', 'third', 'fourth'] as const
export const people = ['member', 'stranger', ...clerks, 'bank', 'time', 'expert'] as const
export type Person = (typeof people)[number]

export type Order = {
  order_no: string
  status: OrderStatus
  amount_fen: number
  received_fen: number
  deadline: Date
  /** By which it is being paid. */
  channel: string | null
}

/** One application with everything that belongs to it, under a clock of its own. */
export interface World {
  now: Date
  /** Figures of the day. */
  figures: StarFigures
  star: StarRecord
  sheets: readonly SheetRecord[]
  objections: readonly ObjectionRecord[]
  order: Order | null
  history: readonly { act: StarAct; who: Person; at: Date }[]
}

/** Who may well do what; anybody tries everything. */
const natural = {
  save: ['member'],
  submit: ['member'],
  giveUp: ['member'],
  return: clerks,
  pass: clerks,
  reject: clerks,
  openCashier: ['member'],
  report: ['member'],
  pay: ['bank'],
  payPart: ['bank'],
  closeOrder: ['member', 'time'],
  declare: clerks,
  expertDeclares: ['expert'],
  fill: [...clerks, 'expert'],
  handIn: [...clerks, 'expert'],
  invite: clerks,
  takeBack: clerks,
  propose: clerks,
  fail: clerks,
  agreeCancel: clerks,
  refuseCancel: clerks,
  object: ['stranger', 'stranger', ...clerks],
  check: clerks,
  sendBack: clerks,
  dismiss: clerks,
  lower: clerks,
  uphold: clerks,
  award: clerks,
  revoke: clerks,
  sweep: ['time'],
  wait: ['time'],
  changeFigures: ['time'],
} as const satisfies Record<string, readonly Person[]>
export type Act = keyof typeof natural
const isAct = (name: string): name is Act => Object.hasOwn(natural, name)
export const acts: readonly Act[] = Object.keys(natural).filter(isAct)

/** An act with everything that could be given for any act. */
export interface Step {
  who: Person
  act: Act
  form: StarForm
  profile: StarProfile
  reason: string
  remarks: StarRemark[]
  level: StarLevel
  conflict: boolean
  sheet: Filled
  /** A version that was read before somebody else wrote. */
  stale: boolean
  /** Which objection, by its place. */
  place: number
  advice: ObjectionDecision
  serial: number
  code: string
  /** What time does: so many milliseconds, or up to a second around the next end. */
  wait: { ms: number } | { seconds: number }
  figures: StarFigures
}

/** How often an act is tried in each state: what brings an application on, more than what ends it. */
const weights: Readonly<Record<number, Partial<Record<Act, number>>>> = {
  0: { submit: 20, save: 2, giveUp: 1, wait: 2, sweep: 8, changeFigures: 1 },
  10: { pass: 20, return: 4, reject: 1, giveUp: 1, changeFigures: 1 },
  15: { submit: 20, save: 2, giveUp: 1, wait: 2, sweep: 8, changeFigures: 1 },
  20: { pay: 20, report: 3, openCashier: 4, payPart: 8, closeOrder: 2, giveUp: 2, wait: 3, sweep: 6 },
  30: {
    declare: 12,
    handIn: 30,
    fill: 2,
    propose: 60,
    fail: 1,
    giveUp: 1,
    agreeCancel: 1,
    refuseCancel: 20,
    invite: 2,
    takeBack: 1,
    expertDeclares: 10,
    wait: 1,
  },
  40: { wait: 4, award: 9, object: 8, check: 16, sendBack: 3, dismiss: 10, lower: 8, uphold: 5 },
  50: { revoke: 1, sweep: 8, wait: 4 },
}
const listOf = (weight: Partial<Record<Act, number>>): Act[] =>
  acts.flatMap(act => Array.from({ length: weight[act] ?? 0 }, () => act))
const likely: ReadonlyMap<number, readonly Act[]> = new Map(
  Object.entries(weights).map(([status, weight]) => [Number(status), listOf(weight)]),
)

const otherFigures: StarFigures = {
  ...firstFigures,
  fee_fen: { 1: 310_00, 2: 520_00, 3: 830_00, 4: 1240_00, 5: 1850_00 },
  required: { 1: 40_00, 2: 50_00, 3: 60_00, 4: 70_00, 5: 80_00 },
  spread: 5_00,
  check_days: 3,
  scoring_days: 7,
  publicity_days: 2,
  objection_days: 4,
  correction_days: 9,
  payment_days: 6,
}

const levels: readonly StarLevel[] = [1, 2, 3, 4, 5]
const goodProfile = { financialworkage: 'p20', credentials: 3, profits: 4, papers: 2, incomplete: [] }
const profiles: readonly StarProfile[] = [
  ...Array.from({ length: 12 }, () => goodProfile),
  { ...goodProfile, credentials: 0 },
  { ...goodProfile, incomplete: ['教育经历至少 1 条'] },
]
const reasons = [...Array.from({ length: 9 }, (_, place) => `经讨论 ${place}`), '']
const positions = ['财务总监', '会计主管']
const advices: readonly ObjectionDecision[] = ['dismiss', 'lower', 'uphold']
const figureSets = [firstFigures, otherFigures]
const scores = [92, 90, 90, 90, 88, 88, 88, 86, 86, 84, 80, 70, 55]
const seconds = [-1, 0, 0, 0, 1, 1, 1, 3600]
const hour = 3_600_000
const waits = [hour, 5 * hour, 24 * hour, 72 * hour, 8 * 24 * hour, 17 * 24 * hour, 200 * 24 * hour]

function aSheet(random: Random): Filled {
  const points = oneOf(random, scores)
  const papers = random() < 0.06 ? null : random() < 0.7 ? points : 40
  return {
    scores: { education: points, duty: points, results: points, papers, conduct: points },
    comments: { education: '', duty: '稳定', results: '可核', papers: '', conduct: `${points}` },
  }
}

type Deed = Pick<Step, 'who' | 'act' | 'reason' | 'level' | 'conflict' | 'place'>
type State = Pick<StarRecord, 'status' | 'star'>

/** Who does what: anything, or what is likely in that state. */
export function aDeed(random: Random, { status, star }: State, isLikely: boolean): Deed {
  const act = oneOf(random, (isLikely ? likely.get(status) : null) ?? acts)
  const who = oneOf(random, random() < 0.9 ? natural[act] : people)
  return {
    who,
    act,
    reason: oneOf(random, reasons),
    level: random() < 0.6 ? star : oneOf(random, levels),
    conflict: random() < (who === 'fourth' ? 0.9 : 0.06),
    place: Math.floor(random() * 6),
  }
}

/** Anything that anybody could try. */
export const anyStep = (random: Random, state: State, isLikely: boolean): Step => ({
  ...aDeed(random, state, isLikely),
  form: {
    star: oneOf(random, levels),
    category: oneOf(random, starCategories),
    position: oneOf(random, positions),
  },
  profile: oneOf(random, profiles),
  remarks: random() < 0.5 ? [] : [{ part: 'papers', entry_id: null, field: null, text: '请补' }],
  sheet: aSheet(random),
  stale: random() < 0.05,
  advice: oneOf(random, advices),
  serial: 1 + Math.floor(random() * 12_000),
  code: `CODE${Math.floor(random() * 10_000)}`,
  wait: random() < 0.5 ? { ms: oneOf(random, waits) } : { seconds: oneOf(random, seconds) },
  figures: oneOf(random, figureSets),
})

/** Days around which a calendar goes wrong. */
const firstDays = ['2026-12-29', '2028-02-28', '2027-06-04', '2026-05-18', '2028-02-27']

/** A moment at which an application is opened. */
export const aStart = (random: Random): Date =>
  new Date(
    Date.parse(`${oneOf(random, firstDays)}T00:00:00+08:00`) +
      Math.floor(random() * 86_400) * 1000 +
      Math.floor(random() * 8) * 24 * hour,
  )

/** Whether money for it is still expected. */
export const isWaiting = (order: Order): boolean =>
  order.status === orderStatus.unpaid ||
  order.status === orderStatus.reported ||
  order.status === orderStatus.short

/** The profile of the member at a moment. */
export const snapshotAt = (now: Date): Snapshot => ({
  basics: { content: {}, id_number_enc: null, id_number_index: null, version: 1, saved_at: null },
  phone: `1380000${now.getUTCSeconds()}`,
  entries: [],
  attachments: [],
})
