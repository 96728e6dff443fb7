import { expect, it } from 'vitest'
import { anEvaluationDetail, anOrderDetail, aRefund } from '@portal/api/fixtures/orders'
import { orderStatuses } from '@portal/api/rules/order'
import { orderAnswers } from './order-answers.ts'

const today = '2026-05-18'

it.each(orderStatuses)('answers all three for status %i', order_status => {
  const answers = orderAnswers(anOrderDetail({ order_status }), today)
  expect(Object.values(answers).filter(text => text === '' || text.includes('null'))).toEqual([])
})

it('says how much is missing', () => {
  const short = anOrderDetail({ order_status: 20, received_fen: 15_000 })
  expect(orderAnswers(short, today).why).toBe('已到账 ¥150.00，还差 ¥50.00。')
})

it('puts the date before the days left', () => {
  expect(orderAnswers(anOrderDetail({ remark_code: null }), today).until).toBe(
    '请在 2026-05-27 23:59 前付款，还有 9 天；逾期订单关闭。',
  )
})

it('names one date only, and the grace that money on its way has after it', () => {
  const chosen = orderAnswers(anOrderDetail({ channel: 'offline' }), today)
  expect(chosen.until).toBe('请在 2026-05-27 23:59 前付款，还有 9 天；逾期再等在途款项 2 天，然后订单关闭。')
  expect(`${chosen.why}${chosen.next}${orderAnswers(anOrderDetail(), today).next}`).not.toMatch(/\d+ 天/)
})

it('tells the day of the money from the time of the confirmation', () => {
  const receipt = {
    amount_fen: 20_000,
    channel: 'offline' as const,
    received_at: '2026-05-16',
    bank_ref: 'B1',
    remark: '',
    by: '协会',
  }
  const paid = anOrderDetail({ order_status: 30, paid_at: '2026-05-18 15:20:00', receipts: [receipt] })
  expect(orderAnswers(paid, today).why).toBe('会费 2026-05-16 到账，协会财务于 2026-05-18 15:20 确认。')
})

it('speaks of no membership where an evaluation was paid', () => {
  const receipt = {
    amount_fen: 120_000,
    channel: 'offline' as const,
    received_at: '2026-05-16',
    bank_ref: 'B1',
    remark: '',
    by: '协会',
  }
  const paid = { order_status: 30, paid_at: '2026-05-18 15:20:00', billable_fen: 120_000 } as const
  const all = [
    orderAnswers(anEvaluationDetail({ ...paid, receipts: [receipt] }), today),
    orderAnswers(anEvaluationDetail({ order_status: 90 }), today),
    orderAnswers(anEvaluationDetail({ order_status: 40, refunds: [aRefund()] }), today),
  ]
  expect(all[0]).toMatchObject({
    why: '评价费 2026-05-16 到账，协会财务于 2026-05-18 15:20 确认。',
    next: '无需再付款；发票可以在下面申请，由协会财务开具。',
  })
  for (const { why, next } of all) expect(`${why}${next}`).not.toMatch(/会费|会员/)
})

it('tells what the last entry of the history says of a closed order', () => {
  const closed = anOrderDetail({
    order_status: 90,
    history: [{ at: '2026-05-27 23:59:59', text: '订单关闭', by: '系统', note: '超时未支付' }],
  })
  expect(orderAnswers(closed, today).why).toBe('订单已于 2026-05-27 23:59 关闭：超时未支付')
})
