import { getOrder, listOrders } from '@portal/api/contract/orders.contract'
import type { OrderList } from '@portal/api/contract/orders.schema'
import { anOrder, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { http } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'

const list = mock(listOrders)
const one = mock(getOrder)

const names = ['陈知行', '华岳重工集团有限公司', '孙砚秋', '江北港务控股有限公司', '林知夏', '何景行']
const states = [10, 10, 30, 20, 0, 99] as const
const rows = names.map((subject_name, at) => {
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
const page = (part: Partial<OrderList> = {}): OrderList => ({
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
const detail = anOrderDetail({
  ...rows[0],
  report: aReport({ note: '分公司代付' }),
  history: [
    { at: '2026-05-18 14:40:00', text: '生成订单', by: '系统', note: '' },
    { at: '2026-05-18 14:52:00', text: '选择对公转账', by: '陈知行', note: '' },
    { at: '2026-05-18 15:02:00', text: '提交转账信息', by: '陈知行', note: '' },
  ],
  allowed: ['confirm', 'short', 'send_back', 'exception'],
})

let asked: URLSearchParams[] = []
/** Hears every question for the list and leaves the answer to the mock behind. */
const listen = http.get('*/api/orders', ({ request }) => {
  asked.push(new URL(request.url).searchParams)
})
const lastAsked = () => asked.at(-1)

function Address() {
  return <output aria-label="地址">{useLocation().search}</output>
}

const meta = preview.meta({
  component: OrderDeskPanel,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'manager' },
  args: { paymentPath: orderNo => `/paymentAffirm?order=${orderNo}` },
  decorators: [
    Story => (
      <>
        <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
          <Story />
        </div>
        <Address />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(listen, list.reply(page()), one.reply(detail))
  },
})

const address = (canvasElement: HTMLElement) =>
  new URLSearchParams(within(canvasElement).getByRole('status', { name: '地址' }).textContent ?? '')

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
    await expect(canvas.getByText('¥486,230.00')).toBeVisible()
    await expect(canvas.getByText(/数据截至/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^待确认\s*23$/ })).toHaveAttribute('href', '/?status=10')
    await expect(canvas.getByRole('link', { name: /^全部\s*312$/ })).toHaveAttribute('aria-current', 'page')
  },
})

export const FiltersStandInTheAddress = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '待支付' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '异常' }))
    await expect(address(canvasElement).get('status')).toBe('0,99')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: '状态：待支付、异常' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '会员类型' }))
    await userEvent.click(canvas.getByRole('radio', { name: '单位' }))
    await userEvent.click(canvas.getByRole('button', { name: '下单时间', expanded: false }))
    await userEvent.click(canvas.getByRole('button', { name: '今天' }))
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('-amount_fen'))
    await expect(lastAsked()?.get('status')).toBe('0,99')
    await expect(lastAsked()?.get('subject_type')).toBe('enterprise')
    await expect(lastAsked()?.get('from')).toBe(lastAsked()?.get('to'))
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect([...address(canvasElement).keys()]).toEqual(['sort'])
  },
})

export const ReadsTheAddress = meta.story({
  parameters: {
    router: {
      initialEntries: ['/?status=10&q=%E9%99%88&from=2026-05-01&to=2026-05-18&page=2&page_size=50'],
    },
  },
  beforeEach: ({ msw }) => msw.use(listen, list.reply(page({ page: 2, page_size: 50 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 51–100 条，共 312 条')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索订单' })).toHaveValue('陈')
    await expect(canvas.getByRole('button', { name: '下单时间：2026-05-01 至 2026-05-18' })).toBeVisible()
    await expect(lastAsked()?.get('page_size')).toBe('50')
  },
})

export const SearchWaitsForTheComposition = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.keyboard('/')
    const box = canvas.getByRole('searchbox', { name: '搜索订单' })
    await expect(box).toHaveFocus()
    await userEvent.type(box, 'H7K4{Enter}')
    await expect(address(canvasElement).get('q')).toBe('H7K4')
    await waitFor(() => expect(lastAsked()?.get('q')).toBe('H7K4'))
    await userEvent.clear(box)
    await waitFor(() => expect(address(canvasElement).has('q')).toBe(false))
  },
})

export const RowOpensTheDrawer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /20260518 00137/ })
    await userEvent.click(within(row).getByText('个人会费'))
    const drawer = await canvas.findByRole('dialog', { name: '20260518 00137' })
    await expect(address(canvasElement).get('order')).toBe('2026051800137')
    await expect(await within(drawer).findByText('1 / 312')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(5)
    await expect(canvas.queryByRole('columnheader', { name: '发展人' })).toBeNull()
    await expect(await within(drawer).findByRole('link', { name: '去确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm?order=2026051800137',
    )
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('dialog', { name: '20260518 00136' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('dialog', { name: '20260518 00137' })).toBeVisible()
    await expect(within(drawer).getByRole('button', { name: '上一条' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(address(canvasElement).has('order')).toBe(false)
  },
})

const deepLink = { router: { initialEntries: ['/?order=2026051800137'] } }

export const DrawerFromTheAddress = meta.story({
  parameters: deepLink,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '20260518 00137' })).toBeVisible()
    await expect(await canvas.findByText('分公司代付')).toBeVisible()
  },
})

export const DrawerShowsVouchers = meta.story({
  parameters: deepLink,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看凭证 1 份' }))
    const dialog = await within(document.body).findByRole('dialog', { name: '转账凭证 20260518 00137' })
    await expect(within(dialog).getByRole('button', { name: '放大' })).toBeVisible()
  },
})

export const MaskedForOthers = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(page({ list: rows.map(row => ({ ...row, subject_name: '陈*行' })) })),
      one.reply({
        ...detail,
        subject_name: '陈*行',
        report: aReport({ payer_name: '陈*行', payer_account_tail: '', vouchers: [] }),
        allowed: [],
      }),
    ),
  play: async ({ canvas }) => {
    const drawer = within(await canvas.findByRole('dialog'))
    await expect((await drawer.findAllByText('陈*行'))[0]).toBeVisible()
    await expect(drawer.queryByRole('link', { name: '去确认' })).toBeNull()
    await expect(drawer.queryByRole('button', { name: /查看凭证/ })).toBeNull()
  },
})

export const OrderIsMissing = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这个订单' })).toBeVisible()
  },
})

export const DrawerRecovers = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(one.reply(detail))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: '去确认' })).toBeVisible()
  },
})

const paid = anOrderDetail({
  ...rows[2],
  received_fen: 20_000,
  report: aReport(),
  receipts: [
    {
      amount_fen: 20_000,
      received_at: '2026-05-18',
      bank_ref: '2026051810421700883',
      remark: '',
      by: '沈静仪',
    },
  ],
  allowed: [],
})

export const DrawerOfAPaidOrderDark = meta.story({
  globals: { theme: 'dark' },
  parameters: { router: { initialEntries: ['/?order=2026051800135'] } },
  beforeEach: ({ msw }) => msw.use(one.reply(paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '到账记录' })).toBeVisible()
  },
})

export const SentBackOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  parameters: deepLink,
  beforeEach: ({ msw }) =>
    msw.use(one.reply({ ...detail, order_status: 15, sent_back_reason: '凭证看不清金额', allowed: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/原因：凭证看不清金额/)).toBeVisible()
  },
})

export const Refreshes = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    msw.use(list.reply(page({ list: rows.slice(1), total: 311 })))
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: '20260518 00137' })).toBeNull())
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, counts: [], total_fen: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有订单' })).toBeVisible()
  },
})

export const NothingMatches = meta.story({
  parameters: { router: { initialEntries: ['/?status=99&from=2026-05-01&to=2026-05-18'] } },
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, total_fen: 0 }))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText('当前筛选：状态为异常，下单时间为 2026-05-01 至 2026-05-18。'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await expect(address(canvasElement).toString()).toBe('')
  },
})

export const PastTheLastPage = meta.story({
  parameters: { router: { initialEntries: ['/?page=99'] } },
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], page: 99 }))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '回到第一页' }))
    await expect(address(canvasElement).toString()).toBe('')
  },
})

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list.reply(page()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
  },
})

export const KeepsTheListWhenARefreshFails = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    msw.use(list.fault())
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('下面是之前的结果')
    await expect(canvas.getByRole('link', { name: '20260518 00137' })).toBeVisible()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: deepLink,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '20260518 00137' })).toBeVisible()
  },
})
