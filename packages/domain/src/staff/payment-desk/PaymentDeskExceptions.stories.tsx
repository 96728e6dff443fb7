import { resolveOrder } from '@portal/api/contract/orders.contract'
import { anOrder, aReport } from '@portal/api/fixtures/orders'
import { unmatchedPage } from '@portal/api/fixtures/statements'
import { mock } from '@portal/api/mocks'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, giveReason, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { detail, list, one, page, rows, unmatched } from './story-payments.ts'

const resolving = mock(resolveOrder)
const { sent, listen } = recordCalls('*/api/orders/resolve')

const exception = (part: Parameters<typeof detail>[0] = {}) =>
  detail({
    order_status: 99,
    allowed: ['resume', 'close_exception'],
    history: [
      { at: '2026-05-18 15:02:00', text: '提交转账信息', by: '陈知行', note: '' },
      { at: '2026-05-18 15:20:00', text: '转为异常', by: '林若谷', note: '疑似他人代付，待核实' },
    ],
    ...part,
  })
const exceptions = page({ list: rows.map(row => anOrder({ ...row, order_status: 99 })) })

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, router: { initialEntries: ['/?status=99'] } },
  beforeEach: afresh(() => [
    one.reply(exception()),
    list.reply(exceptions),
    unmatched.reply(unmatchedPage()),
  ]),
})

export const Exception = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('疑似他人代付，待核实（林若谷，2026-05-18 15:20）')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '恢复处理' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '关闭订单' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: '银行流水号' })).toBeNull()
  },
})

export const ExceptionGoesOn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(listen, resolving.reply(exception({ order_status: 10, allowed: ['confirm'] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复处理' }))
    const dialog = await shown(body().findByRole('dialog', { name: '恢复处理 20260518 00137' }))
    await giveReason({ userEvent }, dialog, { act: '恢复处理', phrase: '已核实为本单款项' })
    await expect(await body().findByText('已恢复“陈知行”的订单，现在是“待确认”')).toBeVisible()
    await expect(sent).toEqual([{ order_no: '2026051800137', outcome: 'resume', reason: '已核实为本单款项' }])
  },
})

export const ExceptionIsClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, resolving.reply(exception({ order_status: 90, allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭订单' }))
    const dialog = await shown(body().findByRole('dialog', { name: '关闭订单 20260518 00137' }))
    await expect(within(dialog).getByText(/原因会逐字显示给会员/)).toBeVisible()
    await giveReason({ userEvent }, dialog, { act: '关闭订单', phrase: '款项已被银行退回' })
    await expect(await body().findByText('已关闭“陈知行”的订单')).toBeVisible()
    await expect(sent).toEqual([{ order_no: '2026051800137', outcome: 'close', reason: '款项已被银行退回' }])
  },
})

/** Money has come in: there is nothing to close, but the rest can be waited for, or the part paid back. */
export const ExceptionWithMoney = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        exception({
          received_fen: 15_000,
          allowed: ['resume_short', 'return_exception'],
          report: aReport({}),
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已到账 ¥150\.00，不能直接关闭/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '恢复处理' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '退回款项' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '关闭订单' })).toBeNull()
  },
})

/** It came online in a wrong amount: it can only be paid back. */
export const OnlineMismatch = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(
        exception({ channel: 'sandbox', received_fen: 19_900, allowed: ['return_exception'], report: null }),
      ),
      listen,
      resolving.reply(exception({ order_status: 40, allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/已到账 ¥199\.00，不能直接关闭/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '退回款项' }))
    const dialog = await shown(body().findByRole('dialog', { name: '退回款项 20260518 00137' }))
    await giveReason({ userEvent }, dialog, { act: '退回款项', phrase: '到账金额与应付金额不一致' })
    await expect(await body().findByText('已为“陈知行”的订单申请退款，请到订单管理批准')).toBeVisible()
    await expect(sent).toEqual([
      { order_no: '2026051800137', outcome: 'return', reason: '到账金额与应付金额不一致' },
    ])
  },
})

export const OrderedAnewMeanwhile = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resolving.refuse('ordered_anew')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复处理' }))
    const dialog = await shown(body().findByRole('dialog', { name: '恢复处理 20260518 00137' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '已核实为本单款项' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复处理' }))
    const reason = within(dialog).getByRole('textbox', { name: '原因' })
    await expect(await within(dialog).findByText(/另有一笔会费订单还没有办完，不能恢复处理/)).toBeVisible()
    await expect(reason).toHaveValue('已核实为本单款项')
  },
})

/** The answer was lost, and meanwhile somebody else closed it: that is not what was asked for. */
export const SomebodyElseWasFirst = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resolving.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '关闭订单' }))
    const dialog = await shown(body().findByRole('dialog', { name: '关闭订单 20260518 00137' }))
    const history = [{ at: '2026-05-18 15:41:00', text: '关闭异常订单', by: '林若谷', note: '' }]
    msw.use(one.reply(exception({ order_status: 90, allowed: [], history })))
    await giveReason({ userEvent }, dialog, { act: '关闭订单', phrase: '款项已被银行退回' })
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('没有提交，填写的原因是“款项已被银行退回”。')
    // nothing was typed into the form of a transfer
    await expect(canvas.queryByRole('textbox', { name: '银行流水号' })).toBeNull()
  },
})

export const AnswerIsLostAndItWasClosed = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(resolving.offline()),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复处理' }))
    const dialog = await shown(body().findByRole('dialog', { name: '恢复处理 20260518 00137' }))
    msw.use(one.reply(exception({ order_status: 90, allowed: [] })))
    await userEvent.click(within(dialog).getByRole('button', { name: '已核实为本单款项' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '恢复处理' }))
    await expect(await within(dialog).findByText(/还不知道有没有成功/)).toBeVisible()
    await expect(body().queryByText(/已恢复/)).toBeNull()
  },
})
