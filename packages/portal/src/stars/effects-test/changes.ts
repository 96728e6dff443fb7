import type { StarAct } from '@portal/api/rules/star'
import { dayAt, daysOn, threeYears, workdaysOn, workdaysTo } from './calendar.ts'
import { isUndecided, objectionAt, sheetBy } from './allowed.ts'
import { snapshotAt, type Act, type Order, type Step, type World } from './world.ts'
import type { ObjectionRecord, SheetRecord } from '../sheets.repository.ts'
import type { StarRecord } from '../stars.repository.ts'

// The second table of D7, by itself: what an act that is allowed changes. Whatever it does not name stays as it is.

export interface Changes {
  /** The version is one more whenever anything of the application changes. */
  star?: Omit<Partial<StarRecord>, 'version'>
  /** The line of the history, where there is one. */
  told?: StarAct
  /** Of rows that are there, by their ids. */
  sheets?: Readonly<Record<string, Partial<SheetRecord>>>
  objections?: Readonly<Record<string, Partial<ObjectionRecord>>>
  newSheet?: SheetRecord
  newObjection?: ObjectionRecord
  order?: Partial<Order>
  newOrder?: Order
}
type Row = (world: World, step: Step) => Changes

const percent = { education: 15, duty: 25, results: 35, papers: 10, conduct: 15 } as const
const sum = ({ sheet: { scores } }: Step) =>
  percent.education * (scores.education ?? 0) +
  percent.duty * (scores.duty ?? 0) +
  percent.results * (scores.results ?? 0) +
  percent.papers * (scores.papers ?? 0) +
  percent.conduct * (scores.conduct ?? 0)

const blank = ({ sheets, star, now }: World): Omit<SheetRecord, 'state'> => ({
  id: `sheet-${sheets.length}`,
  application_id: star.id,
  staff_id: null,
  expert_id: null,
  version: 1,
  scores: { education: null, duty: null, results: null, papers: null, conduct: null },
  comments: { education: '', duty: '', results: '', papers: '', conduct: '' },
  total: null,
  note: '',
  declared_at: null,
  saved_at: now,
  handed_in_at: null,
  expert: null,
})

/** Something about the own sheet, which is a version further then. */
const own = (world: World, step: Step, set: Partial<SheetRecord>): Changes => {
  const sheet = sheetBy(world, step.who)
  if (!sheet) throw new Error('no sheet')
  return { sheets: { [sheet.id]: { version: sheet.version + 1, saved_at: world.now, ...set } } }
}
const saysConflict: Row = (world, step) =>
  own(world, step, {
    state: step.conflict ? 'recused' : 'scoring',
    note: step.reason,
    declared_at: sheetBy(world, step.who)?.declared_at ?? world.now,
  })

const decision = (
  state: 'dismissed' | 'lowered' | 'upheld',
  { now }: World,
  { who, reason }: Step,
): Partial<ObjectionRecord> => ({ state, decided_by: who, decided_at: now, reason })

const objectionOf = (world: World, step: Step): ObjectionRecord => {
  const objection = objectionAt(world, step)
  if (!objection) throw new Error('no objection')
  return objection
}
/** Whether another objection keeps the clock standing. */
const standsStill = (world: World, step: Step) =>
  world.objections.filter(isUndecided).length > 1 && isUndecided(objectionOf(world, step))

/** The publicity runs for so many days from now on, or has them left while another objection is open. */
const clock = (world: World, step: Step, days: number): NonNullable<Changes['star']> =>
  standsStill(world, step)
    ? { publicity_left: days }
    : {
        publicity_left: null,
        publicity_ends_at: workdaysOn(world.now, days, '17:00:00'),
        deadline_at: workdaysOn(world.now, days, '17:00:00'),
      }

const gone = (now: Date) => ({ status: 70, ended_at: now, deadline_at: null }) as const

export const changes: Readonly<Record<Act, Row>> = {
  save: ({ star, now }, { form }) => ({
    star: { ...form, saved_at: now, ...(star.status === 0 ? { deadline_at: daysOn(now, 180) } : {}) },
  }),
  submit({ star, figures: ofToday, now }, { form }) {
    const figures = star.submitted_at === null ? ofToday : star.figures
    const kept = { former_remarks: star.remarks, former_remark: star.remark, remarks: [], remark: '' }
    const times = { frozen_at: now, saved_at: now, submitted_at: now }
    const deadline_at = workdaysOn(now, figures.check_days)
    const named = { name: '张三', unit: '某单位', round: star.round + 1, snapshot: snapshotAt(now) }
    return {
      told: 'submit',
      star: { status: 10, ...form, ...kept, ...times, ...named, figures, deadline_at },
    }
  },
  giveUp({ star, now }, { reason }) {
    if (star.status === 30)
      return { told: 'ask_cancel', star: { cancel_asked_at: now, cancel_reason: reason } }
    const order = star.status === 20 ? { order: { status: 90, channel: null } as const } : {}
    return { told: 'cancel', star: gone(now), ...order }
  },
  return: ({ star, now }, { reason, remarks }) => ({
    told: 'return',
    star: {
      status: 15,
      remarks,
      remark: reason,
      deadline_at: daysOn(now, star.figures.correction_days),
    },
  }),
  pass({ star, now }, { reason }) {
    const order_no = `D${star.id}`
    const deadline = daysOn(now, star.figures.payment_days)
    const amount_fen = star.figures.fee_fen[star.star]
    return {
      told: 'pass',
      star: { status: 20, remarks: [], remark: reason, checked_at: now, order_no, deadline_at: deadline },
      newOrder: { order_no, status: 0, amount_fen, received_fen: 0, deadline, channel: null },
    }
  },
  reject: ({ now }, { reason }) => ({
    told: 'reject',
    star: {
      status: 60,
      remarks: [],
      remark: reason,
      failed_at: 'check',
      checked_at: now,
      ended_at: now,
      deadline_at: null,
    },
  }),
  openCashier: () => ({ order: { channel: 'sandbox' } }),
  report: () => ({ order: { channel: 'offline', status: 10 } }),
  pay: ({ star, order, now }) => ({
    told: 'pay',
    star: { status: 30, paid_at: now, deadline_at: workdaysOn(now, star.figures.scoring_days) },
    order: { status: 30, received_fen: order?.amount_fen ?? 0, channel: null },
  }),
  payPart: () => ({ order: { status: 20, received_fen: 100 } }),
  closeOrder: ({ now }) => ({ told: 'lapse', star: gone(now), order: { status: 90, channel: null } }),
  declare(world, step) {
    const { who, conflict, reason: note } = step
    if (sheetBy(world, who)) return saysConflict(world, step)
    const state = conflict ? 'recused' : 'scoring'
    return { newSheet: { ...blank(world), staff_id: who, state, note, declared_at: world.now } }
  },
  expertDeclares: saysConflict,
  fill: (world, step) => own(world, step, { ...step.sheet }),
  handIn: (world, step) =>
    own(world, step, { ...step.sheet, total: sum(step), state: 'handed_in', handed_in_at: world.now }),
  invite(world) {
    const { star, sheets, now } = world
    const least = workdaysOn(now, 5)
    const expires_at = star.deadline_at && star.deadline_at > least ? star.deadline_at : least
    const expert = { name: '李四', expires_at, revoked_at: null }
    return {
      newSheet: { ...blank(world), expert_id: `expert-${sheets.length}`, state: 'invited', expert },
    }
  },
  takeBack(world) {
    const sheet = sheetBy(world, 'expert')
    if (!sheet?.expert) throw new Error('no expert')
    return { sheets: { [sheet.id]: { expert: { ...sheet.expert, revoked_at: world.now } } } }
  },
  propose({ star, now }, { who, level, reason }) {
    const ends = workdaysOn(now, star.figures.publicity_days, '17:00:00')
    const proposal = { proposed_star: level, proposed_by: who, proposed_at: now, proposal_reason: reason }
    const publicity = { publicity_started_at: now, publicity_ends_at: ends, deadline_at: ends }
    return {
      told: 'propose',
      star: { status: 40, ...proposal, ...publicity, remark: reason, scored_at: now },
    }
  },
  fail: ({ now }, { reason }) => ({
    told: 'fail',
    star: {
      status: 60,
      failed_at: 'scoring',
      remark: reason,
      scored_at: now,
      ended_at: now,
      deadline_at: null,
    },
  }),
  // the fee stays: nothing is said of the order
  agreeCancel: ({ now }, { reason }) => ({
    told: 'agree_cancel',
    star: { ...gone(now), remark: reason },
  }),
  refuseCancel: () => ({ told: 'refuse_cancel', star: { cancel_asked_at: null, cancel_reason: '' } }),
  object({ star, objections, now }, { who, reason: text }) {
    const deadline_at = workdaysOn(now, star.figures.objection_days)
    const left = Math.max(1, workdaysTo(now, star.publicity_ends_at ?? now))
    const nobody = { advice: null, advice_text: '', checked_by: null, checked_at: null }
    const undecided = { decided_by: null, decided_at: null, reason: '' }
    const by_kind = who === 'stranger' ? 'member' : 'staff'
    const said = { id: `o${objections.length}`, objection_no: `Y${objections.length}`, at: now, text }
    const by = { application_id: star.id, by_kind, by_id: who, by_name: who }
    return {
      told: 'object',
      // a clock that stands already keeps what it had left
      star: star.publicity_left === null ? { publicity_left: left, deadline_at } : {},
      newObjection: { ...said, ...by, ...nobody, ...undecided, state: 'open', deadline_at },
    }
  },
  check(world, step) {
    const { who, advice, reason } = step
    const checked = { state: 'checked', advice, advice_text: reason } as const
    const { id } = objectionOf(world, step)
    return { objections: { [id]: { ...checked, checked_by: who, checked_at: world.now } } }
  },
  sendBack: (world, step) => ({ objections: { [objectionOf(world, step).id]: { state: 'open' } } }),
  dismiss: (world, step) => ({
    told: 'dismiss',
    star: clock(world, step, world.star.publicity_left ?? 0),
    objections: { [objectionOf(world, step).id]: decision('dismissed', world, step) },
  }),
  lower(world, step) {
    const { star, now } = world
    const days = star.figures.publicity_days
    const below = ([1, 2, 3, 4] as const).find(level => level + 1 === star.proposed_star) ?? null
    return {
      told: 'lower',
      star: {
        ...clock(world, step, days),
        proposed_star: below,
        remark: step.reason,
        publicity_started_at: now,
        publicity_ends_at: workdaysOn(now, days, '17:00:00'),
      },
      objections: { [objectionOf(world, step).id]: decision('lowered', world, step) },
    }
  },
  uphold: (world, step) => ({
    told: 'uphold',
    star: {
      status: 60,
      failed_at: 'objection',
      remark: step.reason,
      ended_at: world.now,
      publicity_left: null,
      deadline_at: null,
    },
    // every objection that is not decided ends with it
    objections: Object.fromEntries(
      world.objections.filter(isUndecided).map(({ id }) => [id, decision('upheld', world, step)]),
    ),
  }),
  award({ star, now }, { serial, code }) {
    const expires_on = threeYears(now)
    const certificate_no = `NEFMA-${star.proposed_star}-${dayAt(now).slice(0, 4)}${`${serial}`.padStart(4, '0')}`
    const days = { awarded_on: dayAt(now), expires_on, ended_at: now }
    const deadline_at = new Date(`${expires_on}T23:59:59+08:00`)
    const certificate = { awarded_star: star.proposed_star, certificate_no, verify_code: code }
    return { told: 'award', star: { status: 50, ...certificate, ...days, deadline_at } }
  },
  revoke: ({ now }, { reason }) => ({
    told: 'revoke',
    star: {
      status: 90,
      revoked_on: dayAt(now),
      revoked_reason: reason,
      remark: reason,
      deadline_at: null,
    },
  }),
  sweep: ({ star, now }) =>
    star.status === 50
      ? { told: 'expire', star: { status: 80, deadline_at: null } }
      : { told: 'lapse', star: gone(now) },
  wait: () => ({}),
  changeFigures: () => ({}),
}
