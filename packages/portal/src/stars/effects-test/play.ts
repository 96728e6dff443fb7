import { mayMove } from '@portal/api/rules/life'
import { orderLife, orderStatus } from '@portal/api/rules/order'
import { starLife, type ObjectionDecision, type StarAct, type StarActor } from '@portal/api/rules/star'
import { endOfInvitation, hasFreeSeat, isInvited, isRecused, ownSheetOf } from '../desk-view.ts'
import * as effects from '../effects.ts'
import * as guards from '../guards.ts'
import type { ObjectionRecord, SheetRecord } from '../sheets.repository.ts'
import { changesOf } from '../../kernel/move.ts'
import { stars } from '../stars.life.ts'
import type { StarRecord } from '../stars.repository.ts'
import { clerks, isWaiting, snapshotAt, type Act, type Person, type Step, type World } from './world.ts'

/** The portal's own rules; a test puts a broken one in the place of one of them. */
export const rules = { ...effects, ...guards }
export type Rules = typeof rules

export const isClerk = (who: Person): boolean => clerks.some(clerk => clerk === who)

function roleOf(who: Person): StarActor | null {
  if (who === 'member' || who === 'stranger') return 'member'
  if (who === 'bank' || who === 'time') return 'system'
  return who === 'expert' ? null : 'auditor'
}

/** `move` without its SQL; null: refused. */
function moved(
  world: World,
  { who, act, role = roleOf(who) }: { who: Person; act: StarAct; role?: StarActor | null },
  set: Partial<StarRecord>,
): World | null {
  const { star, now, history } = world
  if (role === null || !mayMove(starLife, star.status, act, role)) return null
  return {
    ...world,
    star: { ...star, ...changesOf(stars, star, { act, who: role, set }).changed },
    history: [...history, { act, who, at: now }],
  }
}

/** A row at another: what a query would update. */
const replaced = <T extends { id: string }>(rows: readonly T[], id: string, set: Partial<T>): T[] =>
  rows.map(row => (row.id === id ? { ...row, ...set } : row))

const withSheet = (world: World, sheet: SheetRecord, set: Partial<SheetRecord>): World => ({
  ...world,
  sheets: replaced(world.sheets, sheet.id, set),
})

const expertSheet = ({ sheets }: World) => sheets.findLast(({ expert_id }) => expert_id !== null)

/** The sheet in which somebody may write as far as the link or the session goes. */
function sheetOf(world: World, who: Person): SheetRecord | undefined {
  if (who !== 'expert') return isClerk(who) ? ownSheetOf(world.sheets, who) : undefined
  const sheet = expertSheet(world)
  const lives = sheet?.expert && sheet.state !== 'recused' && isInvited(sheet.expert, world.now)
  return lives && world.star.status === 30 ? sheet : undefined
}

type Player = (rules: Rules, world: World, step: Step) => World | null

const check =
  (result: 'pass' | 'return' | 'reject'): Player =>
  (by, world, { who, reason: remark, remarks }) => {
    const { star, now } = world
    if (by.checkRefusal({ result, remark, remarks })) return null
    if (result === 'return')
      return moved(world, { who, act: 'return' }, by.returned(star, { remarks, remark }, now))
    if (result === 'reject') return moved(world, { who, act: 'reject' }, by.rejected(remark, now))
    const { amount_fen, deadline } = by.feeOf(star, now)
    const order = {
      order_no: `D${star.id}`,
      status: orderStatus.unpaid,
      amount_fen,
      received_fen: 0,
      deadline,
    }
    const set = by.passed({ remark, deadline, orderNo: order.order_no }, now)
    const after = moved(world, { who, act: 'pass' }, set)
    return after && { ...after, order: { ...order, channel: null } }
  }

/** What is done to the order itself is not the star life's: the least that shows what follows. */
const onOrder =
  (channel: string, status: 0 | 10): Player =>
  (_, world, { who }) =>
    who === 'member' && world.order?.status === orderStatus.unpaid && world.star.status === 20
      ? { ...world, order: { ...world.order, channel, status } }
      : null

const conclude =
  (fails: boolean): Player =>
  (by, world, { who, level, reason }) => {
    const { star: record, sheets, now } = world
    const star = fails ? null : level
    if (!isClerk(who) || !by.mayConclude(record, { star })) return null
    if (by.proposalRefusal(record, sheets, { star, reason, by: who }, now)) return null
    return star === null
      ? moved(world, { who, act: 'fail' }, by.failed(reason, now))
      : moved(world, { who, act: 'propose' }, by.proposed(record, { star, reason, by: who }, now))
  }

const answerCancel =
  (agree: boolean): Player =>
  (by, world, { who, reason }) => {
    if (!by.mayDecideCancel(world.star, agree) || (!agree && reason === '')) return null
    const act = agree ? 'agree_cancel' : 'refuse_cancel'
    const set = agree ? by.cancelAgreed(reason, world.now) : by.cancelRefused(world.star)
    return moved(world, { who, act }, set)
  }

/** The objection that is meant, for somebody who may work on it. */
function objectionFor(
  { star, objections, sheets }: World,
  { who, place }: Step,
): ObjectionRecord | undefined {
  if (!isClerk(who) || star.status !== 40 || isRecused(sheets, who)) return undefined
  return objections[place % Math.max(1, objections.length)]
}

const decide =
  (decision: ObjectionDecision | 'send_back'): Player =>
  (by, world, step) => {
    const { star, objections, now } = world
    const { who, reason } = step
    const objection = objectionFor(world, step)
    if (objection?.state !== 'checked' || by.decisionRefusal(star, objection, { by: who, reason }))
      return null
    if (decision === 'send_back')
      return { ...world, objections: replaced(objections, objection.id, by.objectionSentBack()) }
    const others = by.otherObjections(objections, objection)
    const set = by.decided(star, { decision, reason, stopped: others.length > 0 }, now)
    if (!set) return null
    const outcome = by.objectionDecided({ decision, reason, by: who }, now)
    const ended = [objection, ...by.endsToo(decision, others)]
    return moved(
      {
        ...world,
        objections: ended.reduce((rows, { id }) => replaced(rows, id, outcome), [...objections]),
      },
      { who, act: decision },
      set,
    )
  }

const write =
  (last: boolean): Player =>
  (by, world, { who, sheet: given, stale }) => {
    const sheet = sheetOf(world, who)
    if (!sheet || !by.isWritable(world.star, sheet, stale ? sheet.version - 1 : sheet.version)) return null
    const set = last ? by.sealed(world.star, sheet, given, world.now) : by.filled(sheet, given, world.now)
    return set && withSheet(world, sheet, set)
  }

/** Each act as its service puts it together, with rows in the place of queries. */
const players: Readonly<Record<Act, Player>> = {
  save(by, world, { who, form }) {
    const { star, now } = world
    if (who !== 'member' || !mayMove(starLife, star.status, 'submit', 'member')) return null
    return { ...world, star: { ...star, ...by.saved(star, form, { isNew: false }, now) } }
  },
  submit(by, world, { who, form, profile }) {
    const { star, now } = world
    const figures = by.keepsFigures(star) ? star.figures : world.figures
    if (who !== 'member' || by.submissionRefusal(form, figures, profile)) return null
    const frozen = { figures, snapshot: snapshotAt(now), name: '张三', unit: '某单位' }
    return moved(world, { who, act: 'submit' }, by.submitted(star, form, frozen, now))
  },
  giveUp(by, world, { who, reason }) {
    const { star, now, order } = world
    if (who !== 'member') return null
    if (by.mayAskToCancel(star))
      return moved(world, { who, act: 'ask_cancel' }, by.cancelAsked(star, reason, now))
    const waiting = by.orderGivenUp(star) === null ? null : order
    const live = waiting?.channel ? { channel: waiting.channel } : null
    if (waiting && (by.isBeingPaid(waiting, live) || !mayMove(orderLife, waiting.status, 'close', 'member')))
      return null
    const after = moved(world, { who, act: 'cancel' }, by.endedAlone(now))
    return after && waiting
      ? { ...after, order: { ...waiting, status: orderStatus.closed, channel: null } }
      : after
  },
  return: check('return'),
  pass: check('pass'),
  reject: check('reject'),
  openCashier: onOrder('sandbox', orderStatus.unpaid),
  report: onOrder('offline', orderStatus.reported),
  pay(by, world, { who }) {
    const { order, star, now } = world
    if (who !== 'bank' || !order || !isWaiting(order)) return null
    const paid = { ...order, status: orderStatus.paid, received_fen: order.amount_fen, channel: null }
    const after = moved(world, { who, act: 'pay' }, by.paid(star, now))
    return { ...(after ?? world), order: paid }
  },
  payPart(_, world, { who }) {
    const { order } = world
    if (who !== 'bank' || order?.status !== orderStatus.reported) return null
    return { ...world, order: { ...order, status: orderStatus.short, received_fen: 100 } }
  },
  closeOrder(by, world, { who }) {
    const { order, now } = world
    if (!order || (who !== 'member' && who !== 'time')) return null
    if (who === 'time' && order.deadline >= now) return null
    if (!mayMove(orderLife, order.status, 'close', who === 'time' ? 'system' : who)) return null
    const after = moved(world, { who, act: 'lapse', role: 'system' }, by.endedAlone(now))
    return { ...(after ?? world), order: { ...order, status: orderStatus.closed, channel: null } }
  },
  declare(by, world, { who, conflict, reason: note }) {
    const { star, sheets, now } = world
    if (!isClerk(who) || star.status !== 30) return null
    if (by.declarationRefusal(star, sheets, { scorer: who, conflict }, now)) return null
    const own = ownSheetOf(sheets, who)
    if (own) return withSheet(world, own, by.declared(own, { conflict, note }, now))
    const id = `sheet-${sheets.length}`
    const state = conflict ? 'recused' : 'scoring'
    const ids = { id, application_id: star.id, staff_id: who, expert_id: null }
    const sheet = by.anEmptySheet({ ...ids, state, note, declared_at: now }, now)
    return { ...world, sheets: [...sheets, { ...sheet, expert: null }] }
  },
  expertDeclares(by, world, { who, conflict, reason: note }) {
    const sheet = who === 'expert' ? sheetOf(world, who) : undefined
    if (!sheet || sheet.state === 'handed_in' || sheet.state === (conflict ? 'recused' : 'scoring'))
      return null
    return withSheet(world, sheet, by.declared(sheet, { conflict, note }, world.now))
  },
  fill: write(false),
  handIn: write(true),
  invite(by, world, { who }) {
    const { star, sheets, now } = world
    if (!isClerk(who) || star.status !== 30 || isRecused(sheets, who)) return null
    if (!hasFreeSeat(star, sheets, now)) return null
    const id = `sheet-${sheets.length}`
    const ids = { id, application_id: star.id, staff_id: null, expert_id: `expert-${sheets.length}` }
    const sheet = by.anEmptySheet({ ...ids, state: 'invited', note: '', declared_at: null }, now)
    const expert = { name: '李四', expires_at: endOfInvitation(star, now), revoked_at: null }
    return { ...world, sheets: [...sheets, { ...sheet, expert }] }
  },
  takeBack(_, world, { who }) {
    const { star, sheets, now } = world
    const sheet = expertSheet(world)
    if (!isClerk(who) || star.status !== 30 || isRecused(sheets, who) || !sheet?.expert) return null
    if (sheet.state === 'handed_in' || sheet.state === 'recused' || sheet.expert.revoked_at !== null)
      return null
    return withSheet(world, sheet, { expert: { ...sheet.expert, revoked_at: now } })
  },
  propose: conclude(false),
  fail: conclude(true),
  agreeCancel: answerCancel(true),
  refuseCancel: answerCancel(false),
  object(by, world, { who, reason: text }) {
    const { star, objections, now } = world
    if (who === 'member' || !by.isOpenToObjections(star, now)) return null
    const ids = {
      id: `o${objections.length}`,
      objection_no: `Y${objections.length}`,
      application_id: star.id,
    }
    const by_kind = isClerk(who) ? 'staff' : 'member'
    const objection = by.anObjection(star, { ...ids, by_kind, by_id: who, by_name: who, text }, now)
    const after = moved(world, { who, act: 'object' }, by.objected(star, objection, now))
    return after && { ...after, objections: [...objections, objection] }
  },
  check(by, world, step) {
    const { who, advice, reason } = step
    const objection = objectionFor(world, step)
    if (objection?.state !== 'open' || reason === '') return null
    const set = by.objectionChecked({ advice, reason, by: who }, world.now)
    return { ...world, objections: replaced(world.objections, objection.id, set) }
  },
  sendBack: decide('send_back'),
  dismiss: decide('dismiss'),
  lower: decide('lower'),
  uphold: decide('uphold'),
  award(by, world, { who, serial, code: verifyCode }) {
    const { star: record, objections, now } = world
    const star = record.proposed_star
    if (star === null || by.awardRefusal(record, objections, now)) return null
    return moved(world, { who, act: 'award' }, by.awarded({ star, serial, verifyCode }, now))
  },
  revoke: (by, world, { who, reason }) =>
    reason === '' ? null : moved(world, { who, act: 'revoke' }, by.revoked(reason, world.now)),
  sweep(by, world, { who }) {
    const act = who === 'time' ? by.overdueAct(world.star, world.now) : null
    if (act === null) return null
    return moved(world, { who, act }, act === 'lapse' ? by.endedAlone(world.now) : by.expired())
  },
  wait(_, world, { who, wait }) {
    if (who !== 'time') return null
    const { now, star } = world
    const end = star.publicity_left === null ? (star.publicity_ends_at ?? star.deadline_at) : star.deadline_at
    const next = star.status === 40 ? end : star.deadline_at
    const ms = 'ms' in wait ? wait.ms : (next ?? now).getTime() - now.getTime() + wait.seconds * 1000
    return { ...world, now: new Date(now.getTime() + Math.max(0, ms)) }
  },
  changeFigures: (_, world, { who, figures }) => (who === 'time' ? { ...world, figures } : null),
}

/** What the portal's rules make of a step; null: refused, or nothing new. */
export const play: Player = (by, world, step) => players[step.act](by, world, step)

/** The world as an application is opened in it. */
export const openedWorld = (by: Rules, { form, figures }: Step, now: Date): World => ({
  now,
  figures,
  star: by.opened({ id: '1', application_no: 'S20260518-0001', member_id: 'member' }, form, figures, now),
  sheets: [],
  objections: [],
  order: null,
  history: [{ act: 'open', who: 'member', at: now }],
})
