import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { expect, it } from 'vitest'
import { freshDraft, judge } from './payment-form.ts'

const today = '2026-05-20'
const order = anOrderDetail({ received_fen: 5_000, report: aReport() })
const draft = { ...freshDraft(order, today), receivedFen: 15_000, bankRef: '2026051810421700883' }

it('starts from what the member reported, and from nothing once money came in', () => {
  const reported = anOrderDetail({ report: aReport({ amount_fen: 19_000 }) })
  expect(freshDraft(reported, today)).toMatchObject({ receivedFen: 19_000, receivedAt: '2026-05-18' })
  expect(freshDraft(order, today).receivedFen).toBeNull()
  expect(freshDraft(anOrderDetail({ report: aReport({ paid_on: '2026-05-30' }) }), today).receivedAt).toBe(
    today,
  )
})

it('finds a complete draft in order', () => expect(judge('confirm', draft, order, today)).toEqual({}))

it.each([
  ['confirm', { receivedFen: null }, 'received_fen'],
  ['confirm', { receivedFen: 14_999 }, 'received_fen'],
  ['short', { receivedFen: 15_000 }, 'received_fen'],
  ['confirm', { receivedFen: 15_001 }, 'received_fen'],
  ['confirm', { receivedAt: '2026-05-21' }, 'received_at'],
  ['confirm', { receivedAt: '' }, 'received_at'],
  ['confirm', { bankRef: '  ' }, 'bank_ref'],
  ['short', { receivedFen: 1, bankRef: 'x'.repeat(65) }, 'bank_ref'],
  ['confirm', { remark: '字'.repeat(201) }, 'remark'],
] as const)('%s with %o blames one field', (act, part, field) =>
  expect(Object.keys(judge(act, { ...draft, ...part }, order, today))).toEqual([field]),
)
