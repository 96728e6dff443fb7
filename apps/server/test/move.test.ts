import { afterAll, expect, test } from 'vitest'
import { system } from '@portal/portal/kernel/callers'
import { move } from '@portal/portal/kernel/move'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { orders } from '@portal/portal/orders/orders.life'
import { lockOrder } from '@portal/portal/orders/orders.repository'
import { aDesk, paidMember } from './support/journey.ts'
import { aMember } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())

const person = await aMember(portal)
const orderNo = await paidMember(portal, person, await aDesk(portal))
const { pool } = portal.db

test('every move of order, attempt and application stands in the trail, in the order it was done', async () => {
  const trail = await pool.selectFrom('audit_entries').select(['act', 'diff']).orderBy('seq').execute()
  const moves = trail.filter(({ act }) => /^(applications|orders|payment_attempts)\./.test(act))
  expect(moves.map(({ act }) => act)).toEqual([
    'applications.open',
    'applications.submit',
    'applications.approve',
    'orders.create',
    'payment_attempts.transfer',
    'orders.pay_offline',
    'orders.report',
    'payment_attempts.succeed',
    'applications.complete',
    'orders.confirm',
  ])
  expect(moves.at(-3)?.diff).toMatchObject({ status: ['open', 'succeeded'], order_no: orderNo })
  expect(moves.at(-1)?.diff).toMatchObject({ order_status: [10, 30] })
})

test('a move writes history, version and what else changes with the status', async () => {
  const application = await pool.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  // opened at 0, then submitted, approved, completed
  expect(application).toMatchObject({ status: 'completed', version: 3, deadline_at: null })
  const history = await pool.selectFrom('application_history').select('act').orderBy('id').execute()
  expect(history.map(({ act }) => act)).toEqual(['open', 'submit', 'approve', 'complete'])
  const attempt = await pool.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow()
  expect(attempt).toMatchObject({ status: 'succeeded', settled_at: portal.clock.now })
})

test('a move that the life cycle does not have is a fault and leaves nothing', async () => {
  const order = await pool.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
  const given = { caller: system, address: '', now: portal.clock.now }
  for (const [act, who] of [
    ['close', 'system'],
    ['confirm', 'finance'],
    ['report', 'finance'],
  ] as const)
    await expect(
      inUnitOfWork(portal.host, given, async work =>
        move(work, orders, await lockOrder(work.db, order.id), { act, who, set: { received_fen: 1 } }),
      ),
    ).rejects.toThrow(`order: ${who} cannot ${act} in 30`)
  expect(await pool.selectFrom('orders').selectAll().executeTakeFirstOrThrow()).toEqual(order)
})
