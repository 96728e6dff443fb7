import { decidePayment } from '@portal/api/contract/orders.contract'
import { aBankLine, anOrder, aReport } from '@portal/api/fixtures/orders'
import { unmatchedLines, unmatchedPage } from '@portal/api/fixtures/statements'
import { mock } from '@portal/api/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, fitsTheWindow, onADesk, recordCalls } from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { detail, list, one, page, rows, unmatched, vouchers } from './story-payments.ts'

const decision = mock(decidePayment)
const { sent, listen } = recordCalls('*/api/orders/check_order')

/** It was closed before its money came. */
const closed = (part: Parameters<typeof detail>[0] = {}) =>
  detail({
    order_status: 90,
    reported_at: null,
    report: null,
    allowed: ['revive', 'return_late'],
    bank_lines: null,
    ...part,
  })
const isPaid: Parameters<typeof detail>[0] = {
  order_status: 30,
  received_fen: 20_000,
  allowed: ['return_surplus'],
}
const paidOrders = page({
  list: rows.map(row => anOrder({ ...row, order_status: 30, received_fen: 20_000 })),
})

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, router: { initialEntries: ['/?order=2026051800137'] } },
  beforeEach: afresh(() => [one.reply(closed()), list.reply(page()), unmatched.reply(unmatchedPage())]),
})

/** Fills in a line that was not imported, and asks to register it. */
async function registers(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  amount: { typed: string; shown: string },
) {
  await userEvent.click(await canvas.findByRole('button', { name: '登记来款' }))
  const received = canvas.getByRole('textbox', { name: '到账金额' })
  await waitFor(() => expect(received).toHaveFocus())
  await userEvent.type(received, amount.typed)
  await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
  await userEvent.click(canvas.getByRole('button', { name: `登记来款 ${amount.shown}` }))
  return shown(body().findByRole('alertdialog', { name: `登记“陈知行”的来款 ${amount.shown}` }))
}

export const AfterItWasClosed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '登记来款' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: '到账金额' })).toBeNull()
    await expect(canvas.queryByText('会员还没有填报转账信息。')).toBeNull()
  },
})

export const RevivesTheOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, decision.reply(closed({ ...isPaid, channel: 'offline' }))),
  play: async ({ canvas, userEvent }) => {
    const dialog = await registers({ canvas, userEvent }, { typed: '200', shown: '¥200.00' })
    await expect(within(dialog).getByText(/还能办理的，订单恢复为已支付，会员期 2026-05-18/)).toBeVisible()
    await expect(within(dialog).getByText(/不能办理的，.*全部 ¥200\.00 申请退款/)).toBeVisible()
    await userEvent.dblClick(within(dialog).getByRole('button', { name: '登记来款' }))
    await expect(
      await body().findByText('已登记来款，“陈知行”的订单已恢复，会员期至 2027-05-17'),
    ).toBeVisible()
    await expect(sent).toHaveLength(1)
    await expect(sent).toMatchObject([
      { order_no: '2026051800137', decision: 'late', received_fen: 20_000, bank_ref: 'A1', remark: '' },
    ])
  },
})

export const TooLittleToReviveIt = meta.story({
  beforeEach: ({ msw }) => msw.use(decision.reply(closed({ order_status: 40, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    const dialog = await registers({ canvas, userEvent }, { typed: '150', shown: '¥150.00' })
    await expect(within(dialog).getByText('来款少于应付的 ¥200.00，订单不能恢复')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '登记来款' }))
    await expect(
      await body().findByText('已登记来款，为“陈知行”的订单申请了退款，请到订单管理批准'),
    ).toBeVisible()
  },
})

/** A line of the bank names an order that is paid: all of it goes back. */
export const PaidTwice = meta.story({
  parameters: { router: { initialEntries: ['/?status=30'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      list.reply(paidOrders),
      one.reply(
        detail({
          ...isPaid,
          report: aReport({ vouchers }),
          bank_lines: [aBankLine({ bank_ref: 'B7', signs: ['code', 'name'] })],
        }),
      ),
      listen,
      decision.reply(detail({ order_status: 40, received_fen: 40_000, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: '到账金额' })).toHaveValue('200.00')
    await userEvent.click(canvas.getByRole('button', { name: '登记来款 ¥200.00' }))
    const dialog = await shown(body().findByRole('alertdialog', { name: '登记“陈知行”的来款 ¥200.00' }))
    await expect(within(dialog).getByText(/订单已经付清，这笔 ¥200\.00 全部申请退款/)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '登记来款' }))
    await expect(await body().findByText(/^已登记来款，为“陈知行”的订单申请了退款/)).toBeVisible()
    await expect(sent).toMatchObject([{ decision: 'repeated', received_fen: 20_000, bank_ref: 'B7' }])
  },
})

/** More than is due: the order is paid, and the dialog says what goes back. */
export const MoreThanDue = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(detail()),
      listen,
      decision.reply(detail({ order_status: 40, received_fen: 25_000, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: '到账金额' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '250')
    await expect(canvas.getByText(/多收的 ¥50\.00 同时申请退款/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '银行流水号' }), 'A1')
    await userEvent.click(canvas.getByRole('button', { name: '确认到账 ¥250.00' }))
    const dialog = await shown(body().findByRole('alertdialog', { name: '确认“陈知行”到账 ¥250.00' }))
    await expect(within(dialog).getByText('多收的 ¥50.00 申请退款，批准后退回原付款账户')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '确认到账' }))
    await expect(
      await body().findByText(
        '已确认“陈知行”到账，会员期至 2027-05-17，多收的款项已申请退款，请到订单管理批准',
      ),
    ).toBeVisible()
    await expect(sent).toMatchObject([{ decision: 'confirm', received_fen: 25_000, return_surplus: true }])
  },
})

/** Somebody else registered it first: what was typed stays, and nothing is registered twice. */
export const SomebodyElseWasFirst = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(decision.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = await registers({ canvas, userEvent }, { typed: '200', shown: '¥200.00' })
    msw.use(one.reply(closed({ ...isPaid, channel: 'offline' })))
    await userEvent.click(within(dialog).getByRole('button', { name: '登记来款' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这笔订单刚刚有了变化')
    await expect(canvas.getByRole('textbox', { name: '银行流水号' })).toHaveValue('A1')
    await expect(canvas.getByText(/^订单已经付清。登记后全额申请退款/)).toBeVisible()
  },
})

/** Lines that name orders which wait for no money, or cannot take any now. */
export const AmongUnmatchedLines = meta.story({
  parameters: { router: { initialEntries: ['/?status=unmatched'] } },
  beforeEach: ({ msw }) => {
    const [line] = unmatchedLines
    if (!line) return
    const naming = (order_status: 30 | 40 | 90 | 99, payer_name: string) => ({
      ...line,
      payer_name,
      bank_ref: `B${order_status}`,
      orders: line.orders.map(order => Object.assign({}, order, { order_status, due_fen: 0 })),
    })
    const named = [naming(90, '已关闭'), naming(30, '已支付'), naming(40, '退款中'), naming(99, '异常')]
    msw.use(unmatched.reply(unmatchedPage({ list: named, total: named.length })))
  },
  play: async ({ canvas, canvasElement }) => {
    const row = async (name: string) =>
      within(await canvas.findByRole('row', { name: new RegExp(`^\\S+ ?\\S* ${name}`) }))
    const closedOne = await row('已关闭')
    await expect(closedOne.getByRole('link', { name: '登记来款' })).toHaveAttribute(
      'href',
      '/paymentAffirm?order=2026051800137',
    )
    await expect(closedOne.getByRole('link', { name: '找别的订单' })).toBeVisible()
    await expect((await row('已支付')).getByRole('link', { name: '登记来款' })).toBeVisible()
    await expect((await row('退款中')).getByText('订单正在退款，办完以后可以登记')).toBeVisible()
    await expect((await row('异常')).getByRole('link', { name: '去处理' })).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})
