import { anOrderDetail } from '@portal/api/fixtures/orders'
import { orderStatuses } from '@portal/api/rules/order'
import { expect, it } from 'vitest'
import { orderPrint } from './order-print.ts'
import { aPaidOrder, aReceipt, paidByTwoChannels, partlyRefunded } from './story-prints.ts'

const titles = (order: Parameters<typeof orderPrint>[0]) => orderPrint(order).parts.map(({ title }) => title)
const facts = (order: Parameters<typeof orderPrint>[0]) =>
  orderPrint(order).parts.flatMap(part => (part.kind === 'facts' ? part.facts : []))

const way = (order: Parameters<typeof orderPrint>[0]) =>
  facts(order).find(({ term }) => term === '支付方式')?.value

const terms = (period: { starts_at: string; ends_at: string }) =>
  facts(aPaidOrder({ period })).map(({ term }) => term)

it('says where to pay only while a transfer is awaited', () => {
  const awaited = orderStatuses.filter(order_status =>
    titles(anOrderDetail({ order_status })).includes('汇款信息'),
  )
  expect(awaited).toEqual([0, 15, 20])
  expect(titles(anOrderDetail({ remark_code: null }))).not.toContain('汇款信息')
})

it('is no receipt where money went back that never paid the order', () => {
  const print = orderPrint({ ...partlyRefunded, order_status: 60, paid_at: null })
  expect(print.name).toBe('订单')
  expect(print.notes.join('')).not.toContain('凭证')
})

it('leaves out a period that a refund has taken back before it began', () => {
  expect(terms({ starts_at: '2027-05-18', ends_at: '2028-05-17' })).toContain('会员期')
  expect(terms({ starts_at: '2027-05-18', ends_at: '2027-05-17' })).not.toContain('会员期')
})

it('has no line for what is not known', () => {
  const values = facts(
    anOrderDetail({ channel: null, application_no: null, deadline_at: null, item_note: '' }),
  )
  expect(values.map(({ value }) => value)).not.toContain('')
  expect(values.find(({ term }) => term === '项目')?.value).toBe('个人会费')
})

it('names the channels that brought money, each once; until then the one that was chosen', () => {
  expect(way(anOrderDetail({ channel: 'alipay' }))).toBe('支付宝')
  expect(way(paidByTwoChannels)).toBe('对公转账、微信支付')
  expect(way(aPaidOrder({ channel: 'wechat', receipts: [aReceipt(), aReceipt()] }))).toBe('对公转账')
})
