import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import type { OrderDetail, OrderList } from '@portal/api/contract/orders.schema'
import { anOrder, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { listUnmatchedLines } from '@portal/api/contract/statements.contract'
import { unmatchedPage } from '@portal/api/fixtures/statements'
import { mock } from '@portal/api/mocks'
import { http } from 'msw'

export const list = mock(listOrders)
export const one = mock(getOrder)
export const unmatched = mock(listUnmatchedLines)

const voucher = (name: string, tone: string) => ({
  file_id: name,
  name,
  size: 218_000,
  mime: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="392" height="300"><rect width="392" height="300" fill="${tone}"/><text x="30" y="60" font-size="20">电子回单</text></svg>`)}`,
})

export const vouchers = [voucher('网银回单 0518.png', '#fff'), voucher('附言页.png', '#f4f4f4')]
const every = ['confirm', 'short', 'send_back', 'exception'] as const

export const rows = ['陈知行', '孙砚秋', '林知夏'].map((subject_name, at) =>
  anOrder({
    id: `o${at}`,
    order_no: `2026051800${137 - at}`,
    subject_name,
    order_status: 10,
    channel: 'offline',
    reported_at: `2026-05-18 15:0${at}:00`,
  }),
)

export const page = (part: Partial<OrderList> = {}): OrderList => ({
  list: rows,
  total: rows.length,
  page: 1,
  page_size: 50,
  counts: [
    { order_status: 10, count: 3 },
    { order_status: 20, count: 1 },
    { order_status: 99, count: 2 },
  ],
  total_fen: 60_000,
  ...part,
})

/** The first of them, reported and not confirmed. */
export const detail = (part: Partial<OrderDetail> = {}): OrderDetail =>
  anOrderDetail({
    ...rows[0],
    report: aReport({ vouchers }),
    history: [
      { at: '2026-05-18 14:40:00', text: '生成订单', by: '系统', note: '' },
      { at: '2026-05-18 15:02:00', text: '提交转账信息', by: '陈知行', note: '' },
    ],
    allowed: [...every],
    ...part,
  })

const second = detail({ ...rows[1], report: aReport({ payer_name: '孙砚秋', vouchers }) })
export const paid = detail({ order_status: 30, received_fen: 20_000, allowed: [] })

/** Each order by its number, as the server would. */
const byNumber = http.get('*/api/orders/:no', ({ params }) => {
  const found = [detail(), second].find(order => order.order_no === params['no'])
  return found ? Response.json({ code: 200, message: '', data: found }) : undefined
})

/** What the server answers unless a story says otherwise. */
export const usual = () => [
  byNumber,
  one.reply(detail()),
  list.reply(page()),
  unmatched.reply(unmatchedPage()),
]
