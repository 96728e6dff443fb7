import type { StatementImport } from '@portal/api/contract/statements.schema'
import { dayOf } from '@portal/api/rules/dates'
import { orderLife, orderStatus } from '@portal/api/rules/order'
import type { StatementResult } from '@portal/api/rules/statement'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, PortalError } from '../kernel/errors.ts'
import { statusOf } from '../kernel/move.ts'
import { inUnitOfWork, type CallContext, type Work } from '../kernel/work.ts'
import { orders } from '../orders/orders.life.ts'
import { lockSeen, type OrderKey } from '../orders/orders.service.ts'
import type { SeenOrder } from '../orders/present.ts'
import type { Purchases } from '../orders/purchase.ts'
import { settleByLines } from '../orders/settle.ts'
import type { Host } from '../ports.ts'
import { daysOfImport } from '../reconciliation/days.repository.ts'
import { reconcileLater } from '../reconciliation/later.ts'
import {
  dueBefore,
  lockBankLines,
  lockTarget,
  noteSeen,
  pendingTargets,
  setResult,
  spanOf,
  storeLines,
  sumsOf,
} from './lines.repository.ts'
import { presentImport } from './present-statements.ts'
import { findConfirming, updateImport } from './statements.repository.ts'
import { lockDryRun } from './statements.service.ts'

/**
 * The one act: the lines of the file become lines of the bank, and the ticked orders are confirmed one by one by a job,
 * which goes on where it was killed. `version`: what the clerk has seen.
 */
export async function confirmStatement(
  work: Work<StaffCaller>,
  id: string,
  version: number,
): Promise<StatementImport> {
  const { db: tx, now, address, device } = work
  const record = await lockDryRun(work, id)
  if (record.version !== version) throw conflict(await presentImport(tx, record))
  const ticked = (await sumsOf(tx, id)).filter(sum => sum.ticked)
  const moved = await noteSeen(tx, id)
  await storeLines(tx, id, now)
  const set = { state: 'confirming' as const, confirmed_at: now, address, device, rows: '' }
  await updateImport(tx, id, { ...set, ...(await spanOf(tx, id)) })
  await work.enqueue('statements', { id })
  await reconcileLater(work, [...moved, ...(await daysOfImport(tx, id))])
  work.audit({
    act: 'statements.confirm',
    record: { kind: 'statement', id },
    money: true,
    diff: {
      orders: ticked.reduce((sum, { orders: count }) => sum + count, 0),
      lines: ticked.reduce((sum, { lines }) => sum + lines, 0),
      amount_fen: ticked.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
    },
  })
  return presentImport(tx, { ...record, ...set })
}

/** Confirms what is still to be confirmed, each order in a unit of work of its own; may run twice and at once. */
export async function runStatement(host: Host, purchases: Purchases, id: string): Promise<void> {
  const found = await findConfirming(host.db.pool, id)
  if (!found) return
  const { staff_id, address, device } = found
  const caller: StaffCaller = {
    kind: 'staff',
    id: staff_id,
    sessionId: '',
    subRole: 'finance',
    agentId: null,
  }
  const inUnit = (run: (work: Work<StaffCaller, 'bank_ref_used'>) => Promise<unknown>) => {
    const context: CallContext<StaffCaller> = { caller, address, device, now: host.clock() }
    return inUnitOfWork(host, context, run, { durable: true })
  }
  const failures: unknown[] = []
  for (const { order_id, order_no, kind } of await pendingTargets(host.db.pool, id)) {
    const key = { kind, orderNo: order_no }
    try {
      await inUnit(work => settleTarget(work, purchases, { importId: id, orderId: order_id, key }))
    } catch (error) {
      // one order keeps none of the others back
      if (error instanceof PortalError) await inUnit(work => setResult(work.db, id, order_id, 'changed'))
      else failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  await inUnit(async work => {
    await updateImport(work.db, id, { state: 'done' })
    await reconcileLater(work, await daysOfImport(work.db, id))
  })
}

interface Target {
  importId: string
  orderId: string
  key: OrderKey
}

async function settleTarget(
  work: Work<StaffCaller, 'bank_ref_used'>,
  purchases: Purchases,
  { importId, orderId, key }: Target,
): Promise<void> {
  const target = await lockTarget(work.db, importId, orderId)
  if (target.result !== null) return
  const order = await lockSeen(work, key)
  const lines = await lockBankLines(work.db, importId, target.match_no)
  const from = await dueBefore(work.db, importId, { matchNo: target.match_no, orderNo: key.orderNo })
  const shares = cutFrom(lines, from, from + target.due_fen)
  const isFree = shares.every(
    ({ line, fen }) => line.import_id === importId && line.used_fen + fen <= line.amount_fen,
  )
  const obstacle = obstacleOf(order, target.due_fen) ?? (isFree ? null : 'line_used')
  if (obstacle) return void (await setResult(work.db, importId, orderId, obstacle))
  const parts = shares.map(({ line: { bank_ref, booked_at }, fen }) => ({
    bank_ref,
    amount_fen: fen,
    received_on: dayOf(booked_at),
  }))
  await settleByLines(work, purchases, order, parts, '银行流水导入')
  const paid = parts.reduce((sum, { amount_fen }) => sum + amount_fen, 0)
  await setResult(work.db, importId, orderId, paid < target.due_fen ? 'short' : 'confirmed')
}

/**
 * What an order gets of the lines of its match: lines and orders are laid end to end, and it takes what lies beside it.
 * So its share is the same whatever became of the others.
 */
function cutFrom<Line extends { amount_fen: number }>(
  lines: readonly Line[],
  from: number,
  to: number,
): { line: Line; fen: number }[] {
  let end = 0
  return lines.flatMap(line => {
    const start = end
    end += line.amount_fen
    const fen = Math.min(end, to) - Math.max(start, from)
    return fen > 0 ? [{ line, fen }] : []
  })
}

/** What is true of the order now that was not when the clerk ticked it. */
function obstacleOf(order: SeenOrder, dueFen: number): StatementResult | null {
  const status = statusOf(orders, order)
  if (status === orderStatus.closed) return 'closed'
  if (orderLife.sets.paid.includes(status)) return 'paid'
  const isExpected = orderLife.sets.open.includes(status) && order.channel === 'offline'
  return isExpected && order.amount_fen - order.received_fen === dueFen ? null : 'changed'
}
