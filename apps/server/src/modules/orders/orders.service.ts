import type { OrderDetail, OrderList, orderSorts, TransferReport } from '@portal/api/contract/orders.schema'
import { addDays, dayOf, formatTime, parseTime } from '@portal/api/rules/dates'
import {
  orderLife,
  orderStatus,
  transferDeadline,
  type OrderAct,
  type OrderActor,
} from '@portal/api/rules/order'
import { normalizePhone } from '@portal/api/rules/phone'
import type { Executor, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/callers.ts'
import { conflict, notFound, refuse } from '../../http/errors.ts'
import { newId, newReadableCode } from '../../security/keys.ts'
import { ownFiles } from '../files/files.service.ts'
import { noticeSentBack } from './notices.ts'
import {
  closeReport,
  dropDraft,
  findOrder,
  insertAttempt,
  insertReport,
  isRemarkCodeTaken,
  lockOrder,
  ordersPage,
  type OrderSort,
  type Scope,
} from './orders.repository.ts'
import { presentOrder, presentRow, type Reader, type SeenOrder } from './present.ts'
import { mayMove, moveOrder, statusOf } from './transition.ts'

export type OrderKind = 'dues' | 'evaluation'

/** The wire's prefix says which kind of order is meant; the other kind is not found there (product.md §7). */
export const kindOf = (prefix: 'api' | 'nrckapi'): OrderKind => (prefix === 'api' ? 'dues' : 'evaluation')

function scopeOf(reader: Reader): Scope {
  if (reader.kind === 'member') return { kind: 'member', id: reader.id }
  return reader.reach === 'own' ? { kind: 'agent', id: reader.agentId } : { kind: 'all' }
}

export interface OrderQuery {
  status?: string | undefined
  q?: string | undefined
  subject_type?: 'personal' | 'enterprise' | undefined
  from?: string | undefined
  to?: string | undefined
  sort: (typeof orderSorts)[number]
  page: number
  page_size: number
}

const sortColumns: Record<string, OrderSort> = {
  created_at: 'created_at',
  amount_fen: 'amount_fen',
  reported_at: 'reported_at',
}

export async function listOrders(
  db: Executor,
  reader: Reader,
  kind: OrderKind,
  query: OrderQuery,
): Promise<OrderList> {
  const { page, page_size } = query
  const text = query.q ?? ''
  // who sees names masked must not find them by asking either
  const personal = !(reader.kind === 'staff' && reader.reach === 'masked')
  const found = await ordersPage(
    db,
    {
      scope: scopeOf(reader),
      kind,
      statuses: query.status === undefined ? null : query.status.split(',').map(Number),
      subjectType: query.subject_type ?? null,
      from: query.from === undefined ? null : parseTime(query.from),
      until: query.to === undefined ? null : parseTime(addDays(query.to, 1)),
      search: text === '' ? null : { text, phone: normalizePhone(text), personal },
    },
    { by: sortColumns[query.sort.replace('-', '')] ?? 'created_at', down: query.sort.startsWith('-') },
    { limit: page_size, offset: (page - 1) * page_size },
  )
  return {
    list: found.rows.map(row => presentRow(row, reader)),
    total: found.total,
    page,
    page_size,
    counts: found.counts.map(({ order_status, count }) => ({
      order_status: statusNumber(order_status),
      count,
    })),
    total_fen: found.total_fen,
  }
}

const statusNumber = (status: number) => statusOf({ order_status: status })

export async function seeOrder(
  db: Executor,
  reader: Reader,
  kind: OrderKind,
  orderNo: string,
): Promise<SeenOrder> {
  const order = await findOrder(db, scopeOf(reader), kind, orderNo)
  if (!order) throw notFound()
  return order
}

export interface Acting {
  reader: Reader
  kind: OrderKind
  orderNo: string
  address: string
  now: Date
}

/** Finds what the caller may see, locks it, and refuses with what is true now when the life cycle forbids the act. */
export async function lockFor(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  act: OrderAct,
  who: OrderActor,
): Promise<SeenOrder> {
  const seen = await seeOrder(tx, acting.reader, acting.kind, acting.orderNo)
  const order: SeenOrder = { ...seen, ...(await lockOrder(tx, seen.id)) }
  if (mayMove(order, act, who)) return order
  if (act === 'pay_offline' || act === 'report') {
    if (order.order_status === orderStatus.closed) throw refuse('order_closed')
    if (orderLife.sets.paid.includes(statusOf(order))) throw refuse('already_paid')
  }
  throw conflict(await presentOrder(tx, deps, order, acting.reader, acting.now))
}

export const present = async (tx: Executor, deps: Deps, acting: Acting): Promise<OrderDetail> =>
  presentOrder(
    tx,
    deps,
    await seeOrder(tx, acting.reader, acting.kind, acting.orderNo),
    acting.reader,
    acting.now,
  )

async function newRemarkCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newReadableCode(8)
    if (!(await isRemarkCodeTaken(tx, code))) return code
  }
}

/** Chooses the bank transfer: the same attempt again when it is chosen already (D5). */
export async function payOffline(tx: Tx, deps: Deps, acting: Acting): Promise<OrderDetail> {
  const { now, reader, address } = acting
  const order = await lockFor(tx, deps, acting, 'pay_offline', 'member')
  if (order.channel === null) {
    await insertAttempt(tx, {
      id: newId(now),
      order_id: order.id,
      channel: 'offline',
      amount_fen: order.amount_fen,
      created_at: now,
    })
    await moveOrder(tx, deps, order, {
      act: 'pay_offline',
      who: 'member',
      actor: actorOf(reader, address),
      now,
      set: {
        channel: 'offline',
        remark_code: await newRemarkCode(tx),
        deadline_at: parseTime(
          transferDeadline(order.deadline_at === null ? null : formatTime(order.deadline_at), dayOf(now)),
        ),
      },
    })
  }
  return present(tx, deps, acting)
}

export async function reportTransfer(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  given: TransferReport,
): Promise<OrderDetail> {
  const { now, reader, address } = acting
  const order = await lockFor(tx, deps, acting, 'report', 'member')
  if (order.channel === null) throw refuse('offline_not_chosen')
  if (given.paid_on > dayOf(now)) throw refuse('paid_on_in_future')
  await ownFiles(tx, given.voucher_ids, { memberId: reader.id, purpose: 'voucher' })
  await closeReport(tx, order.id, 'withdrawn')
  await dropDraft(tx, order.id)
  const { voucher_ids, ...fields } = given
  await insertReport(
    tx,
    { ...fields, id: newId(now), order_id: order.id, state: 'open', submitted_at: now },
    voucher_ids,
  )
  await moveOrder(tx, deps, order, {
    act: 'report',
    who: 'member',
    actor: actorOf(reader, address),
    now,
    set: { reported_at: now, sent_back_reason: '' },
    diff: { amount_fen: given.amount_fen, paid_on: given.paid_on, vouchers: voucher_ids.length },
  })
  return present(tx, deps, acting)
}

/** The member withdraws the report, or finance sends it back with a reason. */
export async function takeBackTransfer(
  tx: Tx,
  deps: Deps,
  acting: Acting,
  reason: string,
): Promise<OrderDetail> {
  const { now, reader, address } = acting
  const byMember = reader.kind === 'member'
  const act = byMember ? 'take_back' : 'send_back'
  const who = byMember ? 'member' : 'finance'
  const order = await lockFor(tx, deps, acting, act, who)
  if (!byMember && reason === '') throw refuse('reason_needed')
  await closeReport(tx, order.id, byMember ? 'withdrawn' : 'sent_back')
  if (!byMember) await noticeSentBack(tx, deps, order, now)
  await moveOrder(tx, deps, order, {
    act,
    who,
    actor: actorOf(reader, address),
    now,
    note: byMember ? '' : reason,
    set: { reported_at: byMember ? null : order.reported_at, sent_back_reason: byMember ? '' : reason },
  })
  return present(tx, deps, acting)
}
