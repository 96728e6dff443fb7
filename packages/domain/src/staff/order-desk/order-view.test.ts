import { plainLayout } from '@portal/ui/column-settings'
import { expect, it } from 'vitest'
import { daysText } from '../staff-desk/order-filter.ts'
import { orderQueryOf, orderViewFor, statusText } from './order-view.ts'
import { isSaved, savedSearch } from './saved-search.ts'
import { filterTexts, viewText } from './view-text.ts'

const orderView = orderViewFor({ sort: '-created_at', pageSize: 20 })
const read = (search: string) => orderView.read(new URLSearchParams(search))

it('comes back from the address as it went in', () => {
  const search =
    'type=evaluation&status=0%2C10&q=%E9%99%88&subject=enterprise&channel=alipay&from=2026-05-01&to=2026-05-18&sort=-amount_fen&cols=status%2Corder_no&page=3&page_size=50'
  expect(orderView.write(read(search)).toString()).toBe(search)
  expect(read(search)).toEqual({
    type: 'evaluation',
    statuses: [0, 10],
    q: '陈',
    subjectType: 'enterprise',
    channel: 'alipay',
    from: '2026-05-01',
    to: '2026-05-18',
    sort: '-amount_fen',
    columns: ['status', 'order_no'],
    page: 3,
    pageSize: 50,
    record: null,
  })
})

it('keeps what is as usual out of the address', () => {
  expect(orderView.write(orderView.usual).toString()).toBe('')
  expect(orderQueryOf(orderView.usual)).toEqual({ sort: '-created_at', page: 1, page_size: 20 })
})

it('is read with what the person is used to where the address asks for nothing', () => {
  const { read: readUsed, write } = orderViewFor({ sort: 'amount_fen', pageSize: 100 })
  expect(readUsed(new URLSearchParams(''))).toMatchObject({ sort: 'amount_fen', pageSize: 100 })
  expect(write({ ...orderView.usual, pageSize: 100 }).toString()).toBe('sort=-created_at')
})

it.each([
  'status=7,x',
  'type=robot',
  'subject=robot',
  'channel=cash',
  'from=2026-02-30',
  'sort=drop',
  'page=-1',
  'page=1.5',
  'page_size=7',
])('makes nothing of %s', search => expect(read(search)).toEqual(orderView.usual))

it('says what is filtered by', () => {
  expect(statusText([0, 10, 15])).toBe('待支付、待确认等 3 项')
  expect(daysText({ from: '2026-05-01', to: '' })).toBe('2026-05-01 起')
  expect(daysText({ from: '', to: '2026-05-01' })).toBe('2026-05-01 止')
  expect(daysText({ from: '2026-05-01', to: '2026-05-01' })).toBe('2026-05-01')
  expect(filterTexts(read('status=99&channel=wechat&from=2026-05-01&to=2026-05-18&q=A'))).toEqual([
    '状态为异常',
    '渠道为微信支付',
    '下单时间为 2026-05-01 至 2026-05-18',
    '关键词为“A”',
  ])
})

it('says whose orders a view shows', () => {
  expect(viewText(read(''))).toBe('全部会费订单')
  expect(viewText(read('type=evaluation&status=99'))).toBe('评价费订单，状态为异常')
})

it('saves the type of the orders with a view', () => {
  const view = { ...read('type=evaluation&status=10'), page: 3 }
  const search = savedSearch(view, plainLayout)
  expect(search).toMatch(/^type=evaluation&status=10&/)
  expect(isSaved(search, view, plainLayout)).toBe(true)
  expect(isSaved(search, { ...view, type: 'membership' }, plainLayout)).toBe(false)
})
