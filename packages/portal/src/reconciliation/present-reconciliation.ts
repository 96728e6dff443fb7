import type { Difference, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { addDays, dayOf, formatTime } from '@portal/api/rules/dates'
import { isOnlineChannel, toChannel, type OnlineChannel } from '@portal/api/rules/payment'
import { delegationsById } from '../delegations/present-delegations.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import type { ReadContext } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import { staffNames } from '../staff/staff.repository.ts'
import {
  differencesOf,
  linesById,
  ordersById,
  waitingByCode,
  type DayRecord,
  type DifferenceRecord,
} from './days.repository.ts'
import { isOpenLine, settlesBackDays } from './settlements.ts'
import { owedBetween, type Owed } from './settlements.repository.ts'

const knownIn = (
  rows: readonly DifferenceRecord[],
  column: 'order_id' | 'bank_line_id' | 'settled_by',
): string[] => [...new Set(rows.flatMap(row => row[column] ?? []))]

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map(row => [row.id, row]))

const channelOf = (channel: string) => {
  const known = toChannel(channel)
  if (known === null) throw new Error(`No channel ${channel}`)
  return known
}

type Line = Awaited<ReturnType<typeof linesById>>[number]
type Order = Awaited<ReturnType<typeof ordersById>>[number]

/** Orders by the codes of lines that have none, for which finance has only to confirm what a member reported. */
async function waitingFor(
  db: Executor,
  rows: readonly DifferenceRecord[],
  lines: ReadonlyMap<string, Line>,
): Promise<Map<string, Order>> {
  const codes = rows.filter(isOpenLine).flatMap(row => lines.get(row.bank_line_id ?? '')?.codes ?? [])
  const orders = codes.length > 0 ? await waitingByCode(db, codes) : []
  return new Map(orders.map(order => [order.remark_code ?? '', order]))
}

const presentOrder = (purchases: Purchases, order: Order): Difference['order'] => ({
  order_no: order.order_no,
  kind: order.kind,
  subject_name: order.subject_name,
  ...purchases[order.reason].nameOf(order),
})

const presentLine = ({ bank_ref, booked_at, payer_name, remark, amount_fen }: Line): Difference['line'] => ({
  bank_ref,
  booked_at: formatTime(booked_at),
  payer_name,
  remark,
  amount_fen,
})

function settledOf(
  { way, note, settled_at, settled_by }: DifferenceRecord,
  names: ReadonlyMap<string, string>,
): Difference['settled'] {
  if (way === null || settled_at === null) return null
  return { way, note, at: formatTime(settled_at), by: names.get(settled_by ?? '') ?? '协会' }
}

/** Differences as finance sees them, in the order given. */
export async function presentDifferences(
  db: Executor,
  purchases: Purchases,
  rows: readonly DifferenceRecord[],
): Promise<Difference[]> {
  if (rows.length === 0) return []
  const orderIds = knownIn(rows, 'order_id')
  const lineIds = knownIn(rows, 'bank_line_id')
  const orders = byId(orderIds.length > 0 ? await ordersById(db, orderIds) : [])
  const lines = byId(lineIds.length > 0 ? await linesById(db, lineIds) : [])
  const waiting = await waitingFor(db, rows, lines)
  const names = await staffNames(db, knownIn(rows, 'settled_by'))
  const owed = await owedBefore(db, rows)
  return rows.map(row => {
    const line = lines.get(row.bank_line_id ?? '')
    const waits = line?.codes.flatMap(code => waiting.get(code) ?? []) ?? []
    const waiter = isOpenLine(row) && row.order_id === null && waits.length === 1 ? waits[0] : undefined
    const order = orders.get(row.order_id ?? '') ?? waiter
    return {
      difference_id: row.id,
      day: row.day,
      kind: row.kind,
      state: row.state,
      channel: channelOf(row.channel),
      is_refund: row.is_refund,
      order: order ? presentOrder(purchases, order) : null,
      at: row.at && formatTime(row.at),
      number: row.number,
      other_day: row.other_day,
      line: line ? presentLine(line) : null,
      order_fen: row.order_fen,
      channel_fen: row.channel_fen,
      bank_fen: row.bank_fen,
      difference_fen: row.difference_fen,
      order_waits: waiter !== undefined,
      refund_waits: row.kind === 'channel_unmatched' && row.order_id !== null && row.state === 'open',
      settles: isOpenLine(row) && line ? settlesOf(owed, line) : [],
      settled: settledOf(row, names),
    }
  })
}

/** What channels owe before the lines that have no order. */
async function owedBefore(db: Executor, rows: readonly DifferenceRecord[]): Promise<Owed[]> {
  const days = rows.filter(isOpenLine).map(({ day }) => day)
  if (days.length === 0) return []
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))]
  return owedBetween(db, addDays(first, -settlesBackDays), last)
}

/** A line of which part has paid an order is nothing that a channel paid out. */
function settlesOf(
  owed: readonly Owed[],
  { booked_at, used_fen }: { booked_at: Date; used_fen: number },
): Difference['settles'] {
  if (used_fen > 0) return []
  const booked = dayOf(booked_at)
  return owed.flatMap(({ channel, day, amount_fen }) =>
    isOnlineChannel(channel) && day < booked && day >= addDays(booked, -settlesBackDays)
      ? { channel: channel satisfies OnlineChannel, day, amount_fen }
      : [],
  )
}

export async function presentDay(
  { db, caller }: Pick<ReadContext<StaffCaller>, 'db' | 'caller'>,
  purchases: Purchases,
  record: DayRecord,
): Promise<ReconciliationDay> {
  const { day, state, sums, ran_at, closed_at, closed_by } = record
  const names = await staffNames(db, closed_by === null ? [] : [closed_by])
  const delegations =
    closed_at === null ? await delegationsById({ db, caller }, 'reconciliation_day', [day]) : undefined
  return {
    day,
    state,
    ran_at: formatTime(ran_at),
    closed: closed_at && { at: formatTime(closed_at), by: names.get(closed_by ?? '') ?? '协会' },
    delegation: delegations?.get(day) ?? null,
    ...sums,
    differences: await presentDifferences(db, purchases, await differencesOf(db, day)),
  }
}
