import { getOrder, listOrders, sendBackTransfer } from '@portal/api/contract/orders.contract'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { listUnmatchedLines } from '@portal/api/contract/statements.contract'
import { unmatchedPage } from '@portal/api/fixtures/statements'
import { mock } from '@portal/api/mocks'
import { orderStatus, type OrderStatus } from '@portal/api/rules/order'
import { delay } from 'msw'

/** Number of the order at a place of the queue, from 1. */
export const orderAt = (place: number) => `20260518${String(place).padStart(5, '0')}`

/** The heading of that order on a desk, as far as it is its number. */
export const numberAt = (place: number) => `20260518 ${String(place).padStart(5, '0')}`

const reported = (place: number): OrderDetail =>
  anOrderDetail({
    id: `o${place}`,
    order_no: orderAt(place),
    subject_name: `会员${place}`,
    order_status: orderStatus.reported,
    channel: 'offline',
    reported_at: '2026-05-18 15:02:00',
    report: aReport({ payer_name: `会员${place}`, vouchers: [] }),
    allowed: ['confirm', 'short', 'send_back', 'exception'],
  })

/** Reported orders as the server keeps them: asked for page by page, and changed by whoever decides on one. */
export function queueOfOrders(count: number) {
  const orders = new Map<string, OrderDetail>()
  for (let place = 1; place <= count; place += 1) orders.set(orderAt(place), reported(place))
  let waitMs = 0

  function move(orderNo: string, status: OrderStatus, text: string, by: string): OrderDetail | undefined {
    const order = orders.get(orderNo)
    if (!order) return undefined
    const moved: OrderDetail = {
      ...order,
      order_status: status,
      allowed: [],
      history: [...order.history, { at: '2026-05-18 15:41:00', text, by, note: '' }],
    }
    orders.set(orderNo, moved)
    return moved
  }

  return {
    /** From now on a record takes so long to come. */
    answerAfter(milliseconds: number) {
      waitMs = milliseconds
    },
    /** The clerk at the next desk confirms an order. */
    confirmElsewhere: (place: number) => move(orderAt(place), orderStatus.paid, '确认到账', '林若谷'),
    handlers: [
      mock(listOrders).answer(({ request }) => {
        const query = new URL(request.url).searchParams
        const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
        const asked = query.get('status')
        const all = [...orders.values()].filter(
          order => asked === null || asked.split(',').includes(String(order.order_status)),
        )
        return Promise.resolve({
          list: all.slice((page - 1) * size, page * size),
          total: all.length,
          page,
          page_size: size,
          counts: [{ order_status: orderStatus.reported, count: all.length }],
          total_fen: all.length * 20_000,
        })
      }),
      mock(getOrder).answer(async ({ params }) => {
        await delay(waitMs)
        return orders.get(String(params['order_no']))
      }),
      mock(sendBackTransfer).replyWith(
        ({ order_no, reason }) =>
          move(order_no, orderStatus.sentBack, `退回转账信息：${reason}`, '沈静仪') ?? reported(0),
      ),
      mock(listUnmatchedLines).reply(unmatchedPage()),
    ],
  }
}
