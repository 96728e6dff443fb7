import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'pg'
import { orderStatus } from '@portal/api/rules/order'

/**
 * A process that takes coupons, confirmations and notices as one would without a thought for others: it reads first and
 * writes afterwards, each in a statement of its own, without lock or condition.
 */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })

async function one<Row>(sql: string, params: readonly unknown[]): Promise<Row | undefined> {
  const { rows } = await pool.query<Row & object>(sql, [...params])
  return rows[0]
}

/** What else a call does between reading and writing. */
const otherWork = () => pause(50)

interface NaiveOrder {
  id: string
  member_id: string
  order_status: number
}
const orderOf = (column: 'order_no' | 'id', value: string) =>
  one<NaiveOrder>(`select id, member_id, order_status from orders where ${column} = $1`, [value])

async function paid({ id, member_id }: NaiveOrder, amountFen: number, bankRef: string): Promise<void> {
  await pool.query(
    `insert into receipts (id, order_id, amount_fen, received_on, bank_ref, remark, created_at)
     values ($1, $2, $3, current_date, $4, '', now())`,
    [randomUUID(), id, amountFen, bankRef],
  )
  await pool.query('update orders set order_status = $2, received_fen = $3, paid_at = now() where id = $1', [
    id,
    orderStatus.paid,
    amountFen,
  ])
  const found = await one('select id from memberships where member_id = $1', [member_id])
  if (!found)
    await pool.query(
      `insert into memberships (id, kind, member_id, number, holder, level, member_since, created_at)
       values ($1, 'personal', $2, $1, '', 'personal', current_date, now())`,
      [randomUUID(), member_id],
    )
  await pool.query(
    `insert into membership_periods (id, membership_id, membership_serial, level, starts_on, ends_on, reason, order_id,
       amount_fen, channel, paid_on, created_at)
     select $1, id, serial, level, current_date, current_date, 'join', $3, $4, 'offline', current_date, now()
       from memberships where member_id = $2 limit 1`,
    [randomUUID(), member_id, id, amountFen],
  )
}

async function takeCoupon({ order_no, code }: { order_no: string; code: string }): Promise<boolean> {
  const batch = await one<{ id: string; taken: number; total: number }>(
    'select id, taken, total from coupon_batches where code = $1',
    [code],
  )
  await otherWork()
  if (!batch || batch.taken >= batch.total) return false
  await pool.query('update coupon_batches set taken = $2 where id = $1', [batch.id, batch.taken + 1])
  await pool.query(
    `insert into coupon_uses (id, batch_id, code, order_id, member_id, discount_fen, state, reserved_at)
     select $1, $2, $3, id, member_id, 1, 'reserved', now() from orders where order_no = $4`,
    [randomUUID(), batch.id, code, order_no],
  )
  return true
}

interface Confirmation {
  order_no: string
  received_fen: number
  bank_ref: string
}
async function confirm({ order_no, received_fen, bank_ref }: Confirmation): Promise<boolean> {
  const order = await orderOf('order_no', order_no)
  await otherWork()
  if (order?.order_status !== orderStatus.reported) return false
  await paid(order, received_fen, bank_ref)
  return true
}

async function takeNotice(notice: { number: string; ref: string; paid_fen: number }): Promise<boolean> {
  const attempt = await one<{ id: string; order_id: string; status: string }>(
    'select id, order_id, status from payment_attempts where number = $1',
    [notice.number],
  )
  const order = attempt && (await orderOf('id', attempt.order_id))
  await otherWork()
  if (!order || attempt.status === 'succeeded') return false
  await pool.query(`update payment_attempts set status = 'succeeded', received_fen = $2 where id = $1`, [
    attempt.id,
    notice.paid_fen,
  ])
  await paid(order, notice.paid_fen, notice.ref)
  return true
}

const acts: Record<string, (body: never) => Promise<boolean>> = {
  '/coupon': takeCoupon,
  '/confirmation': confirm,
  '/notice': takeNotice,
}

const server = createServer((request, response) => {
  text(request)
    .then(body => acts[request.url ?? '']?.(JSON.parse(body) as never))
    .then(done => response.end(JSON.stringify({ done })))
    .catch((error: unknown) => response.writeHead(500).end(String(error)))
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}`
  process.stdout.write(`${JSON.stringify({ addresses: [address, address] })}\n`)
})
