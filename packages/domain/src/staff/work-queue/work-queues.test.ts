import { anApplicationRow } from '@portal/api/fixtures/applications'
import { anOrder } from '@portal/api/fixtures/orders'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import { expect, it } from 'vitest'
import { applicationWaiting, paymentWaiting, queueRows } from './work-queues.ts'

it('shows only what the sub-role may open', () => {
  const rows = queueRows(
    someWorkCounts({ payments_to_confirm: 23, refunds: 4, exceptions: 0, invoices: 5 }),
    { payments_to_confirm: { text: '今天填报', family: 'neutral' } },
  )
  expect(rows.map(({ queue, count, waiting }) => [queue.id, count, waiting?.text])).toEqual([
    ['payments_to_confirm', 23, '今天填报'],
    ['refunds', 4, undefined],
    ['exceptions', 0, undefined],
    ['invoices', 5, undefined],
  ])
})

it.each([
  [1, 'neutral', '已等 1 个工作日'],
  [3, 'warning', '还剩 2 个工作日'],
  [5, 'danger', '今天到期'],
  [7, 'danger', '已超过 2 个工作日'],
])('an application after %d working days', (waited_days, family, text) =>
  expect(applicationWaiting(anApplicationRow({ waited_days }))).toEqual({ family, text }),
)

it('a reported transfer', () => {
  const order = anOrder({ reported_at: '2026-05-15 10:00:00' })
  expect(paymentWaiting([order, anOrder()], '2026-05-18')?.text).toBe('最早 3 天前填报')
  expect(paymentWaiting([order, anOrder()], '2026-05-15')?.text).toBe('今天填报')
  expect(paymentWaiting([anOrder()], '2026-05-18')).toBeNull()
  expect(paymentWaiting([undefined], '2026-05-18')).toBeNull()
  expect(applicationWaiting(undefined)).toBeNull()
})
