import type { TransferDraft } from '@portal/api/contract/transfer.schema'
import { orderLife, type OrderAct } from '@portal/api/rules/order'
import { attemptLife } from '@portal/api/rules/payment-attempt'
import type { Executor } from '../kernel/database.ts'
import { timeOfLine } from '../kernel/history.repository.ts'
import type {
  OrderHistoryTable,
  OrdersTable,
  PaymentAttemptsTable,
  ReceiptsTable,
  TransferReportsTable,
} from '../kernel/schema.ts'

export type OrderRecord = Omit<
  OrdersTable,
  'agent_id' | 'discount_fen' | 'received_fen' | 'refunded_fen' | 'invoiced_fen' | 'sent_back_reason'
> & {
  discount_fen: number
  received_fen: number
  refunded_fen: number
  invoiced_fen: number
  sent_back_reason: string
}
export type AttemptRecord = Omit<PaymentAttemptsTable, 'received_fen'> & { received_fen: number }
export type ReportRecord = TransferReportsTable
export type OrderHistoryRecord = Omit<OrderHistoryTable, 'note'> & { note: string }

/** Whose orders may be seen; part of every query. */
export type Scope = { kind: 'all' } | { kind: 'member'; id: string } | { kind: 'agent'; id: string | null }

const withOwner = (db: Executor) =>
  db
    .selectFrom('orders as o')
    .innerJoin('members as m', 'm.id', 'o.member_id')
    .leftJoin('agents as a', 'a.id', 'm.agent_id')

/** One order that `scope` may see. */
export const findOrder = (db: Executor, scope: Scope, kind: 'dues' | 'evaluation', orderNo: string) =>
  withOwner(db)
    .selectAll('o')
    .select(['m.phone', 'a.name as agent_name'])
    .where('o.order_no', '=', orderNo)
    .where('o.kind', '=', kind)
    .$if(scope.kind === 'member', query =>
      query.where('o.member_id', '=', scope.kind === 'member' ? scope.id : ''),
    )
    .$if(scope.kind === 'agent', query =>
      query.where('o.agent_id', '=', scope.kind === 'agent' ? (scope.id ?? '') : ''),
    )
    .executeTakeFirst()

/** Locks an order for the portal's own doing, with whom it tells of it. */
export async function lockWithOwner(db: Executor, id: string) {
  const { phone, agent_name } = await withOwner(db)
    .select(['m.phone', 'a.name as agent_name'])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...(await lockOrder(db, id)), phone, agent_name }
}

/** Locks the order until the commit, and reads it as it is then. */
export const lockOrder = (db: Executor, id: string): Promise<OrderRecord> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Whether another order asks the same subject for dues. */
export async function hasOtherOpenDues(
  db: Executor,
  { id, member_id, subject_type }: Pick<OrderRecord, 'id' | 'member_id' | 'subject_type'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('member_id', '=', member_id)
    .where('subject_type', '=', subject_type)
    .where('kind', '=', 'dues')
    .where('order_status', 'in', [...orderLife.sets.open])
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** False when the subject has an open one. */
export async function insertOrder(db: Executor, order: OrderRecord): Promise<boolean> {
  const row = await db
    .insertInto('orders')
    .values(order)
    .onConflict(conflict => conflict.doNothing())
    .returning('order_no')
    .executeTakeFirst()
  return row !== undefined
}

export const insertLine = (
  db: Executor,
  line: { id: string; order_id: string; position: number; title: string; amount_fen: number },
) => db.insertInto('order_lines').values(line).execute()

export const linesOf = (db: Executor, orderId: string) =>
  db
    .selectFrom('order_lines')
    .select(['title', 'amount_fen'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export const updateOrder = (db: Executor, id: string, set: Partial<Omit<OrderRecord, 'id'>>) =>
  db.updateTable('orders').set(set).where('id', '=', id).execute()

export async function isRemarkCodeTaken(db: Executor, code: string): Promise<boolean> {
  return (
    (await db.selectFrom('orders').select('id').where('remark_code', '=', code).executeTakeFirst()) !==
    undefined
  )
}

export const insertHistory = (db: Executor, entry: OrderHistoryRecord) =>
  db
    .insertInto('order_history')
    .values({
      ...entry,
      at: timeOfLine('order_history', 'order_id', { recordId: entry.order_id, at: entry.at }),
    })
    .execute()

export async function hasActSince(
  db: Executor,
  orderId: string,
  act: OrderAct,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('order_history')
    .select('id')
    .where('order_id', '=', orderId)
    .where('act', '=', act)
    .where('at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

export const historyOf = (db: Executor, orderId: string): Promise<OrderHistoryRecord[]> =>
  db
    .selectFrom('order_history')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()

export const insertAttempt = (db: Executor, attempt: AttemptRecord) =>
  db.insertInto('payment_attempts').values(attempt).execute()

const liveAttempt = (db: Executor, orderId: string) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', [...attemptLife.sets.live])

/** The attempt by which money may still come; an order has at most one. */
export const findLiveAttempt = (db: Executor, orderId: string): Promise<AttemptRecord | undefined> =>
  liveAttempt(db, orderId).executeTakeFirst()

export const lockLiveAttempt = (db: Executor, orderId: string): Promise<AttemptRecord | undefined> =>
  liveAttempt(db, orderId).forUpdate().executeTakeFirst()

/** The attempt by which an order was paid online, if it was. */
export async function findOnlinePayment(db: Executor, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .where('channel', '<>', 'offline')
    .executeTakeFirst()
  return row?.id
}

export const updateAttempt = (db: Executor, id: string, set: Partial<Omit<AttemptRecord, 'id'>>) =>
  db.updateTable('payment_attempts').set(set).where('id', '=', id).execute()

export async function insertReport(
  db: Executor,
  report: ReportRecord,
  voucherIds: readonly string[],
): Promise<void> {
  await db.insertInto('transfer_reports').values(report).execute()
  await db
    .insertInto('transfer_vouchers')
    .values(voucherIds.map((file_id, position) => ({ report_id: report.id, position, file_id })))
    .execute()
}

export const closeReport = (db: Executor, orderId: string, state: 'withdrawn' | 'sent_back' | 'accepted') =>
  db
    .updateTable('transfer_reports')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute()

/** The last report with its voucher files. A withdrawn one is the member's own draft: nobody else sees it. */
export async function lastReport(db: Executor, orderId: string, { withdrawnToo }: { withdrawnToo: boolean }) {
  const report = await db
    .selectFrom('transfer_reports')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(!withdrawnToo, query => query.where('state', '<>', 'withdrawn'))
    .orderBy('submitted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!report) return null
  const vouchers = await db
    .selectFrom('transfer_vouchers')
    .select('file_id')
    .where('report_id', '=', report.id)
    .orderBy('position')
    .execute()
  return { ...report, voucherIds: vouchers.map(voucher => voucher.file_id) }
}

export async function saveDraftRow(
  db: Executor,
  draft: { order_id: string; content: TransferDraft; saved_at: Date },
): Promise<void> {
  const content = JSON.stringify(draft.content)
  await db
    .insertInto('transfer_drafts')
    .values({ ...draft, content })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ content, saved_at: draft.saved_at }))
    .execute()
}

export async function findDraft(db: Executor, orderId: string): Promise<TransferDraft | null> {
  const row = await db
    .selectFrom('transfer_drafts')
    .select('content')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  // only `saveDraftRow` writes here, and the contract judged what it got
  return row ? (row.content as TransferDraft) : null
}

export async function dropDraft(db: Executor, orderId: string): Promise<void> {
  await db.deleteFrom('transfer_drafts').where('order_id', '=', orderId).execute()
}

export const insertReceipt = (db: Executor, receipt: ReceiptsTable) =>
  db.insertInto('receipts').values(receipt).execute()

/** What came in for an order, and by the channel of which attempt; null: a line of the bank that no attempt asked for. */
export const receiptsOf = (db: Executor, orderId: string) =>
  db
    .selectFrom('receipts as r')
    .leftJoin('payment_attempts as a', 'a.id', 'r.attempt_id')
    .selectAll('r')
    .select('a.channel')
    .where('r.order_id', '=', orderId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()

/** Orders whose time is over: `offlineSince` is the limit where a transfer was ever chosen and may be on its way. */
export async function ordersToClose(
  db: Executor,
  now: Date,
  offlineSince: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('order_status', 'in', [...orderLife.sets.payable])
    .where(eb =>
      eb.or([
        eb.and([eb('remark_code', 'is', null), eb('deadline_at', '<', now)]),
        eb.and([eb('remark_code', 'is not', null), eb('deadline_at', '<', offlineSince)]),
      ]),
    )
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows.map(row => row.id)
}
