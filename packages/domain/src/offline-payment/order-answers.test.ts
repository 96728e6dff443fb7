import { expect, it } from 'vitest'
import { anOrderDetail } from '@portal/api/fixtures/orders'
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
  expect(orderAnswers(anOrderDetail(), today).until).toBe(
    '2026-05-27 23:59 前未到账，订单自动关闭，还有 9 天。',
  )
})

it('tells what the last entry of the history says of a closed order', () => {
  const closed = anOrderDetail({
    order_status: 90,
    history: [{ at: '2026-05-27 23:59:59', text: '订单关闭', by: '系统', note: '超时未支付' }],
  })
  expect(orderAnswers(closed, today).why).toBe('订单已于 2026-05-27 23:59 关闭：超时未支付')
})
