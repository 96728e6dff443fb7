import type { ParsedInput } from '../../contract/endpoint.ts'
import type {
  decidePayment,
  getOrder,
  listOrders,
  payOrder,
  pollOrder,
  reportTransfer,
  saveTransferDraft,
  sendBackTransfer,
  takeBackTransfer,
} from '../../contract/orders.contract.ts'
import type { TransferReport } from '../../contract/transfer.schema.ts'
import {
  orderLife,
  orderStatus,
  orderStatuses,
  transferDeadline,
  type OrderAct,
  type OrderActor,
} from '../../rules/order.ts'
import { mayMove } from '../../rules/life.ts'
import { conflict, notFound, Otherwise, refuse } from '../otherwise.ts'
import { isMasked, moveOrder, ordersFor, presentOrder, presentRow } from './order-life.ts'
import { fileRefs, ownsFiles } from './people.ts'
import { settle } from './settle.ts'
import type { Handler } from './serve.ts'
import {
  actorOf,
  nextSerial,
  pageOf,
  stamp,
  today,
  type Caller,
  type Member,
  type OrderRecord,
  type State,
} from './state.ts'

type Query = ParsedInput<typeof listOrders>['query']
type Prefix = 'api' | 'nrckapi'

/** The wire's prefix says which kind of order is meant; the other kind is not found there (product.md §7). */
const seen = (state: State, prefix: Prefix, reader: Caller) =>
  ordersFor(state, reader).filter(({ kind }) => kind === (prefix === 'api' ? 'dues' : 'evaluation'))

const holds = (text: string, ...words: (string | null)[]) => words.some(word => word?.includes(text))

function matches(order: OrderRecord, { q = '', subject_type, from, to }: Query, reader: Caller): boolean {
  const day = order.created_at.slice(0, 10)
  return (
    (q === '' ||
      holds(q.replace(/\s/g, '').toUpperCase(), order.order_no, order.remark_code) ||
      // who sees names masked must not find them by asking either
      (!isMasked(reader) && holds(q, order.subject_name))) &&
    (subject_type === undefined || order.subject_type === subject_type) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to)
  )
}

const sorters = {
  created_at: (a: OrderRecord, b: OrderRecord) => a.created_at.localeCompare(b.created_at),
  amount_fen: (a: OrderRecord, b: OrderRecord) => a.amount_fen - b.amount_fen,
  reported_at: (a: OrderRecord, b: OrderRecord) => (a.reported_at ?? '').localeCompare(b.reported_at ?? ''),
}

function sorted(orders: OrderRecord[], sort: Query['sort']): OrderRecord[] {
  const by =
    sort === 'amount_fen' || sort === '-amount_fen'
      ? sorters.amount_fen
      : sort === 'reported_at' || sort === '-reported_at'
        ? sorters.reported_at
        : sorters.created_at
  const up = orders.toSorted((a, b) => by(a, b) || a.order_no.localeCompare(b.order_no))
  return sort.startsWith('-') ? up.toReversed() : up
}

export const list: Handler<typeof listOrders> = (state, { params, query, caller }) => {
  const matching = seen(state, params.prefix, caller).filter(order => matches(order, query, caller))
  const statuses = query.status?.split(',')
  const wanted = matching.filter(order => !statuses || statuses.includes(String(order.order_status)))
  return {
    ...pageOf(
      sorted(wanted, query.sort).map(order => presentRow(state, order, caller)),
      query,
    ),
    counts: orderStatuses.map(order_status => ({
      order_status,
      count: matching.filter(order => order.order_status === order_status).length,
    })),
    total_fen: wanted.reduce((sum, order) => sum + order.amount_fen, 0),
  }
}

export const get: Handler<typeof getOrder> = (state, { params, caller }) => {
  const order = seen(state, params.prefix, caller).find(({ order_no }) => order_no === params.order_no)
  return order ? presentOrder(state, order, caller) : notFound()
}

type Late = 'order_closed' | 'already_paid'

/** The order, when the life cycle lets `who` do this to it; else what is true now. */
function orderFor(
  state: State,
  prefix: Prefix,
  orderNo: string,
  caller: Caller,
  act: OrderAct,
  who: OrderActor,
): OrderRecord | Otherwise {
  const order = seen(state, prefix, caller).find(({ order_no }) => order_no === orderNo)
  if (!order) return notFound()
  return mayMove(orderLife, order.order_status, act, who)
    ? order
    : conflict(presentOrder(state, order, caller))
}

/** The same for a member who is about to pay: told why it is too late. */
function orderToPay(
  state: State,
  prefix: Prefix,
  orderNo: string,
  caller: Member,
  act: 'pay_offline' | 'report',
): OrderRecord | Otherwise<Late> {
  const status = seen(state, prefix, caller).find(({ order_no }) => order_no === orderNo)?.order_status
  if (status === orderStatus.closed) return refuse('order_closed')
  if (status !== undefined && orderLife.sets.paid.includes(status)) return refuse('already_paid')
  return orderFor(state, prefix, orderNo, caller, act, 'member')
}

const bank = {
  account_name: '全国企业财务管理协会',
  account_no: '1100000000000001234',
  bank_name: '示例银行北京月坛支行',
} as const

export function choose(state: State, member: Member, order: OrderRecord): void {
  if (order.channel !== null) return
  moveOrder(state, order, 'pay_offline', actorOf(member), {
    channel: 'offline',
    deadline_at: transferDeadline(order.deadline_at, today(state)),
    bank,
    remark_code: `H7K4M${nextSerial(state, 3)}`,
  })
}

export const pay: Handler<typeof payOrder> = (state, { params, body, caller }) => {
  const order = orderToPay(state, params.prefix, body.order_no, caller, 'pay_offline')
  if (order instanceof Otherwise) return order
  choose(state, caller, order)
  return presentOrder(state, order, caller)
}

export function tell(state: State, member: Member, order: OrderRecord, given: TransferReport): void {
  const { voucher_ids, ...fields } = given
  moveOrder(state, order, 'report', actorOf(member), {
    report: { ...fields, vouchers: fileRefs(state, voucher_ids), submitted_at: stamp(state) },
    draft: null,
    withdrawn: false,
    reported_at: stamp(state),
    sent_back_reason: '',
  })
}

export const report: Handler<typeof reportTransfer> = (state, { params, body, caller }) => {
  const { order_no, ...given } = body
  const order = orderToPay(state, params.prefix, order_no, caller, 'report')
  if (order instanceof Otherwise) return order
  if (order.channel === null) return refuse('offline_not_chosen')
  if (given.paid_on > today(state)) return refuse('paid_on_in_future')
  if (!ownsFiles(state, caller.id, 'voucher', given.voucher_ids)) return refuse('file_missing')
  tell(state, caller, order, given)
  return presentOrder(state, order, caller)
}

export const saveDraft: Handler<typeof saveTransferDraft> = (state, { params, body, caller }) => {
  const { order_no, voucher_ids, ...typed } = body
  const order = orderToPay(state, params.prefix, order_no, caller, 'report')
  if (order instanceof Otherwise) return order
  if (!ownsFiles(state, caller.id, 'voucher', voucher_ids)) return refuse('file_missing')
  order.draft = { ...typed, vouchers: fileRefs(state, voucher_ids) }
  return presentOrder(state, order, caller)
}

export const takeBack: Handler<typeof takeBackTransfer> = (state, { params, body, caller }) => {
  const order = orderFor(state, params.prefix, body.order_no, caller, 'take_back', 'member')
  if (order instanceof Otherwise) return order
  moveOrder(state, order, 'take_back', actorOf(caller), { withdrawn: true, reported_at: null })
  return presentOrder(state, order, caller)
}

export const sendBack: Handler<typeof sendBackTransfer> = (state, { params, body, caller }) => {
  const order = orderFor(state, params.prefix, body.order_no, caller, 'send_back', 'finance')
  if (order instanceof Otherwise) return order
  if (body.reason === '') return refuse('reason_needed')
  moveOrder(state, order, 'send_back', actorOf(caller), { sent_back_reason: body.reason, note: body.reason })
  return presentOrder(state, order, caller)
}

export const poll: Handler<typeof pollOrder> = (state, { params, body, caller }) => {
  const order = seen(state, params.prefix, caller).find(({ order_no }) => order_no === body.order_no)
  return order ? presentOrder(state, order, caller) : notFound()
}

export const decide: Handler<typeof decidePayment> = (state, { params, body, caller }) => {
  const order = orderFor(state, params.prefix, body.order_no, caller, body.decision, 'finance')
  if (order instanceof Otherwise) return order
  return settle(state, caller, order, body) ?? presentOrder(state, order, caller)
}
