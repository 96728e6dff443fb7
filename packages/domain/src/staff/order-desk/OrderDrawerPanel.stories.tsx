import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { closeOrder } from '@portal/api/contract/orders.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { anInvoice } from '@portal/api/fixtures/invoices'
import { anOrderDetail, aRefundedOrder, aReport, refundChoices } from '@portal/api/fixtures/orders'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ThereAndBack } from '../../../../../.storybook/ThereAndBack.tsx'
import { address, body, onADesk, receipt, retry, showsHeading } from '../staff-desk/story-desk.tsx'
import { numberAt, orderAt, queueOfOrders } from '../staff-desk/story-queue.ts'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { detail, list, one, page, rows, usual } from './story-orders.ts'

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  beforeEach: ({ msw }) => msw.use(...usual()),
})

const deepLink = { router: { initialEntries: ['/?order=2026051800137'] } }

export const RowOpensTheDrawer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /20260518 00137/ })
    await userEvent.click(within(row).getByText('个人会费'))
    const drawer = await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    await waitFor(() => expect(address(canvasElement).get('order')).toBe('2026051800137'))
    await expect(await within(drawer).findByText('1 / 312')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').length).toBeGreaterThanOrEqual(5)
    await expect(canvas.queryByRole('columnheader', { name: '发展人' })).toBeNull()
    await expect(await within(drawer).findByRole('link', { name: '去确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm?order=2026051800137',
    )
    await userEvent.keyboard('j')
    await shown(canvas.findByRole('dialog', { name: '20260518 00136' }))
    await userEvent.keyboard('k')
    await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    await expect(within(drawer).getByRole('button', { name: '上一条' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(address(canvasElement).has('order')).toBe(false))
  },
})

export const WalksOverTheEndOfAPage = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  parameters: { router: { initialEntries: [`/?status=10&order=${orderAt(20)}`] } },
  beforeEach: ({ msw }) => msw.use(...queueOfOrders(21).handlers),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvas.findByRole('dialog', { name: numberAt(20) }))
    await canvas.findByText('20 / 21')
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }))
    await shown(canvas.findByRole('dialog', { name: numberAt(21) }))
    await expect(canvas.getByText('21 / 21')).toBeVisible()
    await waitFor(() =>
      expect(address(canvasElement).toString()).toBe(`status=10&page=2&order=${orderAt(21)}`),
    )
    await userEvent.keyboard('k')
    await shown(canvas.findByRole('dialog', { name: numberAt(20) }))
    await waitFor(() => expect(address(canvasElement).has('page')).toBe(false))
  },
})

export const BackLeadsToTheRowOneWasAt = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(...queueOfOrders(21).handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: numberAt(7) }))
    await shown(canvas.findByRole('dialog', { name: numberAt(7) }))
    await userEvent.keyboard('j{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    const row = await canvas.findByRole('link', { name: numberAt(8) })
    await waitFor(() => expect(row).toHaveFocus())
  },
})

export const DrawerFromTheAddress = meta.story({
  parameters: deepLink,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    await expect(await canvas.findByText('分公司代付')).toBeVisible()
  },
})

export const DrawerShowsVouchers = meta.story({
  parameters: deepLink,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看凭证 1 份' }))
    const dialog = await shown(body().findByRole('dialog', { name: '转账凭证 20260518 00137' }))
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
    const drawer = within(await shown(canvas.findByRole('dialog')))
    await expect((await drawer.findAllByText('陈*行'))[0]).toBeVisible()
    // who may read it may print it
    await expect(await drawer.findByRole('button', { name: '打印订单' })).toBeVisible()
    await expect(drawer.queryByRole('link', { name: '去确认' })).toBeNull()
    await expect(drawer.queryByRole('button', { name: /查看凭证/ })).toBeNull()
    await expect(drawer.queryByRole('region', { name: '发票与票据' })).toBeNull()
  },
})

export const OrderIsMissing = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('没有找到这个订单'),
})

export const DrawerRecovers = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.fault()),
  play: async context => {
    await retry(context, one.reply(detail))
    await expect(await context.canvas.findByRole('link', { name: '去确认' })).toBeVisible()
  },
})

const paid = anOrderDetail({
  ...rows[2],
  received_fen: 20_000,
  report: aReport(),
  receipts: [receipt],
  allowed: [],
})

export const DrawerOfAPaidOrderDark = meta.story({
  globals: { theme: 'dark' },
  parameters: { router: { initialEntries: ['/?order=2026051800135'] } },
  beforeEach: ({ msw }) => msw.use(one.reply(paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '到账记录' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '打印缴费凭证' })).toBeVisible()
  },
})

export const DrawerWithDocuments = meta.story({
  parameters: { router: { initialEntries: ['/?order=2026051800135'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({ ...paid, invoice_status: 'submitted' }),
      mock(getCurrentStaff).reply(aStaff()),
      mock(listOrderInvoices).reply({ list: [anInvoice()] }),
    ),
  play: async ({ canvas }) => {
    const documents = within(await canvas.findByRole('region', { name: '发票与票据' }))
    await expect(await documents.findByRole('link', { name: '申请 20260518 0042' })).toBeVisible()
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

export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: deepLink,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    const act = (await canvas.findByRole('link', { name: '去确认' })).getBoundingClientRect()
    const print = canvas.getByRole('button', { name: '打印订单' }).getBoundingClientRect()
    await expect(print.top).toBe(act.top)
    await expect(print.left).toBeGreaterThan(act.right)
    await expect(print.right).toBeLessThanOrEqual(390)
  },
})

const closing = mock(closeOrder)

export const MayBeClosed = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => {
    const closed = anOrderDetail({ order_status: 90, allowed: [] })
    let order = anOrderDetail({ allowed: ['close'] })
    msw.use(
      one.replyWith(() => order),
      closing.replyWith(() => {
        order = closed
        return closed
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await shown(canvas.findByRole('dialog')))
    await userEvent.click(await drawer.findByRole('button', { name: '关闭订单' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '关闭订单 20260518 00137' })))
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }))
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '会员要求取消' }))
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }))
    await expect(await body().findByText('已关闭“陈知行”的订单')).toBeVisible()
    await expect((await drawer.findAllByText('已关闭'))[0]).toBeVisible()
    await expect(drawer.queryByRole('button', { name: '关闭订单' })).toBeNull()
  },
})

export const CannotBeClosedAnyMore = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  parameters: deepLink,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(anOrderDetail({ allowed: ['close'] })),
      closing.conflict(anOrderDetail({ order_status: 30, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await shown(canvas.findByRole('dialog')))
    await userEvent.click(await drawer.findByRole('button', { name: '关闭订单' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '关闭订单 20260518 00137' })))
    await userEvent.click(dialog.getByRole('button', { name: '会员要求取消' }))
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }))
    await expect(await body().findByText(/订单刚刚有了变化/)).toBeVisible()
  },
})

export const NoErrorFromTheTimeBefore = meta.story({
  // about the dialog opened again, not the look
  tags: ['no-picture'],
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.reply(anOrderDetail({ allowed: ['close'] })), closing.noRight()),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await shown(canvas.findByRole('dialog')))
    const open = async () => {
      await userEvent.click(await drawer.findByRole('button', { name: '关闭订单' }))
      return within(await shown(body().findByRole('dialog', { name: '关闭订单 20260518 00137' })))
    }
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: '会员要求取消' }))
    await userEvent.click(dialog.getByRole('button', { name: '关闭订单' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '原因' })).toBeInvalid())
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(body().queryByRole('dialog', { name: /^关闭订单/ })).toBeNull())
    const reason = (await open()).getByRole('textbox', { name: '原因' })
    await expect(reason).toHaveValue('会员要求取消')
    await expect(reason).toBeValid()
  },
})

export const RefundToDecide = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.reply(aRefundedOrder())),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await shown(canvas.findByRole('dialog', { name: '20260518 00137' })))
    const approve = await drawer.findByRole('button', { name: '批准退款 ¥200.00' })
    await userEvent.click(approve)
    await expect(await drawer.findByText('请选择退款后的会员资格')).toBeVisible()
    await userEvent.click(drawer.getByRole('radio', { name: /收回本次会员期/ }))
    await expect(drawer.queryByText('请选择退款后的会员资格')).toBeNull()
    await userEvent.click(approve)
    await shown(body().findByRole('alertdialog', { name: '批准“陈知行”退款 ¥200.00' }))
  },
})

/** The money cannot go back while a document stands for it. */
export const RefundNeedsReversal = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({ ...aRefundedOrder({ needs_reversal: true }), invoice_status: 'issued' }),
      mock(listOrderInvoices).reply({
        list: [anInvoice({ invoice_status: 'issued', number: '26112000000041837752' })],
      }),
    ),
  play: async ({ canvas }) => {
    const drawer = within(await shown(canvas.findByRole('dialog', { name: '20260518 00137' })))
    await expect(await drawer.findByText('先红冲票据')).toBeVisible()
    await expect(await drawer.findByRole('link', { name: '去红冲票据' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: '批准退款 ¥200.00' })).toBeDisabled()
    await expect(await drawer.findByRole('link', { name: '申请 20260518 0042' })).toBeVisible()
  },
})

export const RefundToDecideOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: deepLink,
  beforeEach: ({ msw }) => msw.use(one.reply(aRefundedOrder())),
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole('button', { name: '批准退款 ¥200.00' })
    // the acts keep their place, the print goes below them
    const act = approve.getBoundingClientRect()
    const print = canvas.getByRole('button', { name: '打印缴费凭证' }).getBoundingClientRect()
    await expect(print.top).toBeGreaterThanOrEqual(act.bottom)
    await expect(act.left).toBeLessThan(40)
    await expect(print.right).toBeLessThanOrEqual(390)
  },
})

export const RefundToAskFor = meta.story({
  parameters: deepLink,
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        anOrderDetail({
          order_status: 30,
          received_fen: 20_000,
          refundable: { most_fen: 20_000, choices: refundChoices },
          allowed: ['ask_refund'],
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const drawer = within(await shown(canvas.findByRole('dialog')))
    await userEvent.click(await drawer.findByRole('button', { name: '申请退款' }))
    await shown(body().findByRole('dialog', { name: '申请退款 20260518 00137' }))
  },
})
