import { aBankLine, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { expect, it } from 'vitest'
import { chosenLine, freshDraft, hasTyped, surplusFen, validate } from './payment-form.ts'

const today = '2026-05-20'
const order = anOrderDetail({ received_fen: 5_000, report: aReport() })
const draft = { ...freshDraft(order, today), received_fen: 15_000, bank_ref: '2026051810421700883' }

it('starts from what the member reported, and from nothing once money came in', () => {
  const reported = anOrderDetail({ report: aReport({ amount_fen: 19_000 }) })
  expect(freshDraft(reported, today)).toMatchObject({ received_fen: 19_000, received_at: '2026-05-18' })
  expect(freshDraft(order, today).received_fen).toBeNull()
  expect(freshDraft(anOrderDetail({ report: aReport({ paid_on: '2026-05-30' }) }), today).received_at).toBe(
    today,
  )
})

it('starts from the line that is surely the money, and takes no more of it than is due', () => {
  const line = aBankLine({ booked_at: '2026-05-19 08:00:00', amount_fen: 30_000, left_fen: 30_000 })
  const filled = freshDraft(anOrderDetail({ report: aReport(), bank_lines: [line] }), today)
  expect(filled).toMatchObject({
    received_fen: 20_000,
    received_at: '2026-05-19',
    bank_ref: '2026051810421700883',
  })
  expect(hasTyped(filled)).toBe(false)
  expect(hasTyped({ ...filled, bank_ref: 'A1' })).toBe(true)
  expect(freshDraft(anOrderDetail({ bank_lines: [line, line] }), today).bank_ref).toBe('')
})

it('knows the line that the reference names, however it is written, unless it is used up', () => {
  const line = aBankLine({ bank_ref: 'A1B2' })
  expect(chosenLine({ bank_ref: ' a1 b2 ' }, [line])).toBe(line)
  expect(chosenLine({ bank_ref: 'A1' }, [line])).toBeUndefined()
  expect(chosenLine({ bank_ref: 'A1B2' }, [{ ...line, left_fen: 0 }])).toBeUndefined()
})

it('starts from the only line that names an order which waits for no money, and takes all of it', () => {
  const line = aBankLine({ amount_fen: 30_000, left_fen: 30_000, signs: ['code'] })
  const paid = anOrderDetail({ received_fen: 20_000, allowed: ['return_surplus'], bank_lines: [line] })
  expect(freshDraft(paid, today)).toMatchObject({ received_fen: 30_000, bank_ref: line.bank_ref })
  expect(freshDraft({ ...paid, bank_lines: [line, line] }, today)).toMatchObject({ bank_ref: '' })
  expect(freshDraft({ ...paid, allowed: ['confirm'], bank_lines: [line] }, today).received_fen).toBeNull()
})

it('finds a complete draft in order', () => expect(validate('confirm', draft, order, today)).toEqual({}))

it('takes more than is due where that can be had, and knows what is too much', () => {
  expect(validate('confirm', { ...draft, received_fen: 15_001 }, order, today)).toEqual({})
  expect(surplusFen(15_001, order)).toBe(1)
  expect(surplusFen(15_000, order)).toBe(0)
  expect(surplusFen(null, order)).toBe(0)
  expect(validate('late', { ...draft, received_fen: 1 }, order, today)).toEqual({})
})

it.each([
  ['confirm', { received_fen: null }, 'received_fen'],
  ['confirm', { received_fen: 14_999 }, 'received_fen'],
  ['short', { received_fen: 15_000 }, 'received_fen'],
  ['short', { received_fen: 15_001 }, 'received_fen'],
  ['late', { received_fen: null }, 'received_fen'],
  ['repeated', { received_fen: 0 }, 'received_fen'],
  ['late', { bank_ref: '' }, 'bank_ref'],
  ['confirm', { received_at: '2026-05-21' }, 'received_at'],
  ['confirm', { received_at: '' }, 'received_at'],
  ['confirm', { bank_ref: '  ' }, 'bank_ref'],
  ['short', { received_fen: 1, bank_ref: 'x'.repeat(65) }, 'bank_ref'],
  ['confirm', { remark: '字'.repeat(201) }, 'remark'],
] as const)('%s with %o blames one field', (act, part, field) =>
  expect(Object.keys(validate(act, { ...draft, ...part }, order, today))).toEqual([field]),
)
