import type { StoryContext } from '@storybook/react-vite'
import { checkOrder, getOrder, listOrders, takeBackTransfer } from '@portal/api/contract/orders.contract'
import type { OrderDetail, OrderList } from '@portal/api/contract/orders.schema'
import { anOrder, anOrderDetail, aReport } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import { dismissToast, ToastRegion } from '@portal/ui/toast'
import { http } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'

const list = mock(listOrders)
const one = mock(getOrder)
const check = mock(checkOrder)
const back = mock(takeBackTransfer)

const voucher = (name: string, tone: string) => ({
  file_id: name,
  name,
  size: 218_000,
  mime: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="392" height="300"><rect width="392" height="300" fill="${tone}"/><text x="30" y="60" font-size="20">电子回单</text></svg>`)}`,
})
const vouchers = [voucher('网银回单 0518.png', '#fff'), voucher('附言页.png', '#f4f4f4')]
const every = ['confirm', 'short', 'send_back', 'exception'] as const

const rows = ['陈知行', '孙砚秋', '林知夏'].map((subject_name, at) =>
  anOrder({
    id: `o${at}`,
    order_no: `2026051800${137 - at}`,
    subject_name,
    order_status: 10,
    channel: 'offline',
    reported_at: `2026-05-18 15:0${at}:00`,
  }),
)
const page = (part: Partial<OrderList> = {}): OrderList => ({
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
const detail = (part: Partial<OrderDetail> = {}): OrderDetail =>
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
const paid = detail({ order_status: 30, received_fen: 20_000, allowed: [] })

let sent: unknown[] = []
/** Hears what is decided and leaves the answer to the mock behind. */
const listen = http.post('*/api/orders/check_order', async ({ request }) => {
  sent.push(await request.clone().json())
})
/** Each order by its number, as the server would. */
const byNumber = http.get('*/api/orders/:no', ({ params }) => {
  const found = [detail(), second].find(order => order.order_no === params['no'])
  return found ? Response.json({ code: 200, message: '', data: found }) : undefined
})

function Address() {
  return <output aria-label="地址">{useLocation().search}</output>
}
const address = (canvasElement: HTMLElement) =>
  new URLSearchParams(within(canvasElement).getByRole('status', { name: '地址' }).textContent ?? '')
const body = () => within(document.body)

const meta = preview.meta({
  component: PaymentDeskPanel,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', session: 'manager' },
  decorators: [
    Story => (
      <>
        <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
          <Story />
        </div>
        <Address />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => {
    sent = []
    dismissToast()
    msw.use(byNumber, one.reply(detail()), listen, list.reply(page()))
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '到账金额' })).toHaveValue('200.00')
    await expect(canvas.getByLabelText('到账日期')).toHaveValue('2026-05-18')
    await expect(canvas.getByRole('row', { name: /金额 ¥200.00 ¥200.00 一致/ })).toBeVisible()
    await expect(
      await canvas.findByRole('button', { name: /陈知行 ¥200.00 个人会费 全部一致/ }),
    ).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('region', { name: '转账凭证' })).toBeVisible()
    await expect(canvas.getByText('1 / 3')).toBeVisible()
  },
})

const fillAndConfirm = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: '银行流水号' }), '2026051810421700883')
  await userEvent.click(canvas.getByRole('button', { name: '确认到账 ¥200.00' }))
  return body().findByRole('alertdialog', { name: '确认“陈知行”到账 ¥200.00' })
}

export const Confirms = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, check.reply(paid)),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await expect(within(dialog).getByText('会员期 2026-05-18 至 2027-05-17 生效')).toBeVisible()
    msw.use(list.reply(page({ list: rows.slice(1), total: 2 })))
    const button = within(dialog).getByRole('button', { name: '确认到账' })
    await userEvent.dblClick(button)
    await expect(await body().findByText('已确认“陈知行”到账，会员期至 2027-05-17')).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await expect(address(canvasElement).get('order')).toBe('2026051800136')
    await expect(sent).toEqual([
      {
        order_no: '2026051800137',
        decision: 'confirm',
        received_fen: 20_000,
        received_at: '2026-05-18',
        bank_ref: '2026051810421700883',
        remark: '',
      },
    ])
  },
})

export const AsksForTheBankReference = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '确认到账 ¥200.00' }))
    const field = canvas.getByRole('textbox', { name: '银行流水号' })
    await expect(field).toHaveAccessibleDescription('请输入银行流水号')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(body().queryByRole('alertdialog')).toBeNull()
  },
})

export const ReferenceIsUsed = meta.story({
  beforeEach: ({ msw }) => msw.use(check.refuse('bank_ref_used')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    const field = await canvas.findByRole('textbox', { name: '银行流水号' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('该流水号已用于其他订单，请核对'))
    await expect(field).toHaveValue('2026051810421700883')
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(check.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    const now = detail({
      order_status: 30,
      received_fen: 20_000,
      allowed: [],
      history: [{ at: '2026-05-18 15:41:00', text: '确认到账', by: '林若谷', note: '' }],
    })
    msw.use(one.reply(now), list.reply(page({ list: rows.slice(1), total: 2 })))
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('林若谷在')
    await expect(notice).toHaveTextContent('现在的状态是“已支付”')
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('2026051810421700883')
    await expect(canvas.queryByRole('button', { name: /确认到账/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /陈知行/ })).toBeNull()
  },
})

export const AnswerIsLostButMoneyIsTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(check.offline()),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    msw.use(
      one.reply({
        ...paid,
        receipts: [
          {
            amount_fen: 20_000,
            received_at: '2026-05-18',
            bank_ref: '2026051810421700883',
            remark: '',
            by: '沈静仪',
          },
        ],
      }),
    )
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(
      await body().findByText('已确认“陈知行”到账，会员期至 2027-05-17', undefined, { timeout: 10_000 }),
    ).toBeVisible()
  },
})

export const OfflineKeepsEverything = meta.story({
  beforeEach: ({ msw }) => msw.use(check.offline()),
  play: async ({ canvas, userEvent }) => {
    const dialog = await fillAndConfirm({ canvas, userEvent })
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(await canvas.findByText(/不会重复入账/, undefined, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('2026051810421700883')
  },
})

export const MoreThanDueNeedsTheNumber = meta.story({
  beforeEach: ({ msw }) => msw.use(check.reply(paid)),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '到账金额' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '250')
    await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
    await userEvent.click(canvas.getByRole('button', { name: '确认到账 ¥250.00' }))
    const dialog = within(await body().findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: '确认到账' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox'), '00137')
    await expect(dialog.getByRole('button', { name: '确认到账' })).toBeEnabled()
  },
})

export const Short = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(check.reply(detail({ order_status: 20, received_fen: 15_000, allowed: ['confirm', 'short'] }))),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '到账金额' })
    await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
    await userEvent.click(canvas.getByRole('button', { name: '部分到账' }))
    await expect(amount).toHaveAccessibleDescription('到账金额不少于应收金额，请直接确认到账')
    await userEvent.clear(amount)
    await userEvent.type(amount, '150')
    await userEvent.click(canvas.getByRole('button', { name: '部分到账' }))
    const dialog = within(await body().findByRole('alertdialog', { name: '登记部分到账 ¥150.00' }))
    await userEvent.click(dialog.getByRole('button', { name: '登记部分到账' }))
    await expect(await body().findByText('已登记部分到账，还差 ¥50.00')).toBeVisible()
  },
})

export const SendsBack = meta.story({
  beforeEach: ({ msw }) => msw.use(back.reply(detail({ order_status: 15, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退回填报' }))
    const dialog = within(await body().findByRole('dialog', { name: '退回填报 20260518 00137' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回填报' }))
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请填写原因')
    await userEvent.click(dialog.getByRole('button', { name: '填报金额与凭证不符' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回填报' }))
    await expect(await body().findByText('已退回“陈知行”的填报')).toBeVisible()
  },
})

export const ExceptionKeepsTheReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '标记异常' }))
    const dialog = await body().findByRole('dialog', { name: '标记异常 20260518 00137' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: '原因' }), '银行说是重复来款')
    await userEvent.click(within(dialog).getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '标记异常' }))
    await expect(await body().findByRole('textbox', { name: '原因' })).toHaveValue('银行说是重复来款')
  },
})

const differing = detail({
  subject_name: '华岳重工集团有限公司',
  subject_type: 'enterprise',
  report: aReport({
    payer_name: '华岳重工集团有限公司北京分公司',
    amount_fen: 18_000,
    note: '分公司代付',
    vouchers,
  }),
})

export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(differing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /户名 .* 不一致/ })).toBeVisible()
    await expect(canvas.getByText('北京分公司').tagName).toBe('B')
    await expect(canvas.getByText(/填报金额比应收少 ¥20.00/)).toHaveTextContent('会员填报说明：分公司代付')
    await expect(await canvas.findByRole('button', { name: /^陈知行 .* 2 项留意$/ })).toBeVisible()
  },
})

export const WalksByKeyAndKeepsWhatWasTyped = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const remark = await canvas.findByRole('textbox', { name: /^备注/ })
    await userEvent.type(remark, 'jk 先放一放')
    await expect(canvas.getByRole('heading', { level: 2, name: '订单 20260518 00137' })).toBeVisible()
    await userEvent.click(canvas.getByText('核对项'))
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await expect(address(canvasElement).get('order')).toBe('2026051800136')
    await expect(canvas.getByRole('textbox', { name: /^备注/ })).toHaveValue('')
    await userEvent.keyboard('k')
    await expect(await canvas.findByDisplayValue('jk 先放一放')).toBeVisible()
  },
})

export const OneNamedByTheAddressShowsItsTab = meta.story({
  parameters: { router: { initialEntries: ['/?order=2026051800137'] } },
  beforeEach: ({ msw }) => {
    const part = detail({
      order_status: 20,
      received_fen: 15_000,
      allowed: ['confirm', 'short', 'exception'],
      receipts: [
        { amount_fen: 15_000, received_at: '2026-05-18', bank_ref: 'A1', remark: '先到一笔', by: '沈静仪' },
      ],
    })
    msw.use(one.reply(part), list.reply(page({ list: [part], total: 1 })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /部分到账/, current: 'page' })).toBeVisible()
    await expect(await canvas.findByText('差 ¥50.00')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '到账金额' })).toHaveValue('50.00')
    await expect(canvas.queryByRole('button', { name: '退回填报' })).toBeNull()
  },
})

export const Confirmed = meta.story({
  parameters: { router: { initialEntries: ['/?status=30'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({
        ...paid,
        paid_at: '2026-05-18 15:41:00',
        receipts: [
          { amount_fen: 20_000, received_at: '2026-05-18', bank_ref: 'A1', remark: '', by: '沈静仪' },
        ],
      }),
      list.reply(page({ list: [{ ...paid, paid_at: '2026-05-18 15:41:00' }], total: 1 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('到账记录，合计 ¥200.00 / ¥200.00')).toBeVisible()
    await expect(canvas.queryByRole('form', { name: '到账登记' })).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, counts: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有订单' })).toBeVisible()
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(list.reply(page()))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
  },
})

export const OrderIsMissing = meta.story({
  parameters: { router: { initialEntries: ['/?order=2026051899999'] } },
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '没有找到这个订单' })).toBeVisible()
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: ({ msw }) => msw.use(one.reply(differing)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /户名 .* 不一致/ })).toBeVisible()
  },
})

export const DarkConfirm = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await fillAndConfirm({ canvas, userEvent })
  },
})

export const Laptop = meta.story({
  globals: { viewport: { value: 'laptop' } },
  parameters: {
    viewport: { options: { laptop: { name: 'Laptop', styles: { width: '1060px', height: '900px' } } } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '订单 20260518 00137' })
  },
})

export const PhoneListThenStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /孙砚秋/ }))
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /林知夏/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await expect(await canvas.findByRole('button', { name: /林知夏/ })).toBeVisible()
  },
})

export const PhoneStepDark = meta.story({
  globals: { theme: 'dark', viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=10&order=2026051800137'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00137' })).toBeVisible()
  },
})
