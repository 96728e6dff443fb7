import type { OrderDetail, OrderRow } from '../../contract/orders.schema.ts'
import { maskName, maskPhone } from '../../rules/masks.ts'
import { membershipLevelNames, nextPeriod, type MembershipLevel } from '../../rules/membership.ts'
import { actsOnOrder, offlineDays, orderLife, type OrderAct } from '../../rules/order.ts'
import { historyText } from '../../rules/life.ts'
import { reach } from '../../rules/rights.ts'
import { agency } from './accounts.ts'
import { fees, personalOf } from './memberships.ts'
import {
  endOfDayAfter,
  memberOf,
  nameFor,
  nextSerial,
  stamp,
  today,
  type Actor,
  type Caller,
  type Member,
  type OrderRecord,
  type State,
} from './state.ts'

export const openDuesOrder = (state: State, memberId: string): OrderRecord | undefined =>
  state.orders.find(order => order.memberId === memberId && orderLife.sets.open.includes(order.order_status))

interface NewDues {
  member: Member
  by: Actor
  reason: OrderRecord['reason']
  level: MembershipLevel
  subjectName: string
  applicationNo: string | null
  deadline?: string | null
}

/** An order for a year's dues at today's fee. */
export function createDues(state: State, dues: NewDues): OrderRecord {
  const { member, level } = dues
  const personal = level === 'personal'
  const amount_fen = fees[level]
  const order: OrderRecord = {
    id: `order-${nextSerial(state, 4)}`,
    order_no: `${today(state).replaceAll('-', '')}${nextSerial(state, 5)}`,
    kind: 'dues',
    item: personal ? '个人会费' : '单位会费',
    item_note: `${membershipLevelNames[level]} · 1 年`,
    subject_type: personal ? 'personal' : 'enterprise',
    subject_name: dues.subjectName,
    amount_fen,
    received_fen: 0,
    channel: null,
    order_status: 0,
    created_at: stamp(state),
    deadline_at: dues.deadline ?? endOfDayAfter(state, offlineDays),
    reported_at: null,
    paid_at: null,
    lines: [{ title: `${membershipLevelNames[level]}会费 1 年`, amount_fen }],
    bank: null,
    remark_code: null,
    report: null,
    sent_back_reason: '',
    draft: null,
    receipts: [],
    application_no: dues.applicationNo,
    memberId: member.id,
    reason: dues.reason,
    level,
    withdrawn: false,
    opened: null,
    deeds: [{ at: stamp(state), text: historyText(orderLife, 'create'), by: dues.by, note: '' }],
  }
  state.orders.push(order)
  return order
}

/** The only way to another status: by the table in api/rules. */
export function moveOrder(
  state: State,
  order: OrderRecord,
  act: OrderAct,
  by: Actor,
  set: Partial<OrderRecord> & { note?: string } = {},
): void {
  const { note = '', ...fields } = set
  Object.assign(order, fields)
  order.order_status = orderLife.moves[act].to ?? order.order_status
  order.deeds.push({ at: stamp(state), text: historyText(orderLife, act), by, note })
}

/** Sees orders without personal data (D3). */
export const isMasked = (reader: Caller) =>
  reader.kind === 'staff' && reach(reader.subRole, 'orders.read') === 'masked'

/** Orders that `reader` may see, by the rights table. */
export function ordersFor(state: State, reader: Caller): OrderRecord[] {
  if (reader.kind === 'member') return state.orders.filter(order => order.memberId === reader.id)
  if (reach(reader.subRole, 'orders.read') !== 'own') return state.orders
  return state.orders.filter(order => memberOf(state, order.memberId)?.agentId === reader.agentId)
}

export function presentRow(state: State, order: OrderRecord, reader: Caller): OrderRow {
  const owner = memberOf(state, order.memberId)
  const hidden = isMasked(reader) && order.subject_type === 'personal'
  return {
    id: order.id,
    order_no: order.order_no,
    kind: order.kind,
    item: order.item,
    item_note: order.item_note,
    subject_type: order.subject_type,
    subject_name: hidden ? maskName(order.subject_name) : order.subject_name,
    phone: maskPhone(owner?.phone ?? ''),
    amount_fen: order.amount_fen,
    received_fen: order.received_fen,
    channel: order.channel,
    order_status: order.order_status,
    created_at: order.created_at,
    deadline_at: orderLife.sets.payable.includes(order.order_status) ? order.deadline_at : null,
    reported_at: order.reported_at,
    paid_at: order.paid_at,
    sent_back_reason: isMasked(reader) ? '' : order.sent_back_reason,
    agent_name: reader.kind === 'staff' && owner?.agentId === agency.id ? agency.name : null,
  }
}

function period(state: State, order: OrderRecord): OrderDetail['period'] {
  if (order.opened || !orderLife.sets.open.includes(order.order_status)) return order.opened
  const next = nextPeriod(personalOf(state, order.memberId)?.lastDay ?? null, today(state))
  return { starts_at: next.startsOn, ends_at: next.endsOn }
}

function report({ report: last, withdrawn }: OrderRecord, reader: Caller): OrderDetail['report'] {
  // what a member took back is where the next report starts, and nobody else's business
  if (!last || (withdrawn && reader.kind === 'staff')) return null
  return isMasked(reader)
    ? {
        ...last,
        payer_name: maskName(last.payer_name),
        payer_bank: '',
        payer_account_tail: '',
        note: '',
        vouchers: [],
      }
    : last
}

function allowed(order: OrderRecord, reader: Caller): OrderAct[] {
  if (reader.kind === 'member') return actsOnOrder(order, 'member')
  return reach(reader.subRole, 'payment.confirm') === null ? [] : actsOnOrder(order, 'finance')
}

/** An order as `reader` may see it. */
export function presentOrder(state: State, order: OrderRecord, reader: Caller): OrderDetail {
  const masked = isMasked(reader)
  return {
    ...presentRow(state, order, reader),
    lines: order.lines,
    bank: order.bank,
    remark_code: order.remark_code,
    report: report(order, reader),
    draft: reader.kind === 'member' ? order.draft : null,
    receipts: order.receipts.map(receipt => ({
      amount_fen: receipt.amount_fen,
      received_at: receipt.received_at,
      bank_ref: masked ? '' : receipt.bank_ref,
      remark: masked || reader.kind === 'member' ? '' : receipt.remark,
      by: masked || reader.kind === 'member' ? '协会' : receipt.by,
    })),
    application_no: order.application_no,
    period: period(state, order),
    history: order.deeds.map(deed => ({
      at: deed.at,
      text: deed.text,
      by: masked && deed.by.kind === 'member' ? maskName(deed.by.name) : nameFor(reader, deed.by),
      note: masked ? '' : deed.note,
    })),
    allowed: allowed(order, reader),
  }
}
