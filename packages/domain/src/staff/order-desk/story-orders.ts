import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { savePreferences } from '@portal/api/contract/settings.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import type { OrderList } from '@portal/api/contract/orders.schema'
import { anOrder, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { aStaff } from '@portal/api/fixtures/users'
import { listViews } from '@portal/api/contract/views.contract'
import { mock } from '@portal/api/mocks'
import { queues } from '../staff-desk/story-desk.tsx'

export const list = mock(listOrders)
export const one = mock(getOrder)
const names = ['陈知行', '华岳重工集团有限公司', '孙砚秋', '江北港务控股有限公司', '林知夏', '何景行']
const states = [10, 10, 30, 20, 0, 99] as const

export const rows = names.map((subject_name, at) => {
  const unit = subject_name.length > 4
  const order_status = states[at] ?? 0
  return anOrder({
    id: `o${at}`,
    order_no: `2026051800${137 - at}`,
    subject_name,
    subject_type: unit ? 'enterprise' : 'personal',
    item: unit ? '单位会费' : '个人会费',
    item_note: unit ? '常务理事单位 · 1 年' : '个人会员 · 1 年',
    amount_fen: unit ? 600_000 : 20_000,
    received_fen: order_status === 20 ? 400_000 : 0,
    channel: 'offline',
    order_status,
    created_at: `2026-05-18 1${4 - Math.floor(at / 2)}:40:00`,
    deadline_at: order_status < 20 ? '2026-05-27 23:59:59' : null,
    paid_at: order_status === 30 ? '2026-05-18 15:20:00' : null,
    agent_name: unit ? '周明远' : null,
  })
})

export const page = (part: Partial<OrderList> = {}): OrderList => ({
  list: rows,
  total: 312,
  page: 1,
  page_size: 20,
  counts: [
    { order_status: 0, count: 41 },
    { order_status: 10, count: 23 },
    { order_status: 30, count: 246 },
    { order_status: 99, count: 2 },
  ],
  total_fen: 48_623_000,
  ...part,
})

/** The first of them, as the drawer asks for it. */
export const detail = anOrderDetail({
  ...rows[0],
  report: aReport({ note: '分公司代付' }),
  history: [
    { at: '2026-05-18 14:40:00', text: '生成订单', by: '系统', note: '' },
    { at: '2026-05-18 14:52:00', text: '选择对公转账', by: '陈知行', note: '' },
    { at: '2026-05-18 15:02:00', text: '提交转账信息', by: '陈知行', note: '' },
  ],
  allowed: ['confirm', 'short', 'send_back', 'exception'],
})

/** What the server answers unless a story says otherwise. */
export const usual = () => [
  queues,
  list.reply(page()),
  one.reply(detail),
  mock(listViews).reply({ list: [], shared: [] }),
  mock(getCurrentStaff).reply(aStaff()),
  mock(savePreferences).replyWith(({ preferences }) => ({ preferences })),
]
