import {
  aChannelPayout,
  aDifference,
  aLineToConfirm,
  aLineWithoutOrder,
  aPaymentWithoutOrder,
  aReconciliationDay,
  aSettledDifference,
} from '@portal/api/fixtures/reconciliation'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'
import {
  assigning,
  dayOf,
  freeing,
  one,
  opened,
  press,
  settling,
  takingBack,
  usual,
} from './story-reconciliation.ts'

const meta = preview.meta({
  component: ReconciliationPanel,
  ...onADesk,
  beforeEach: afresh(usual),
})

const calls = recordCalls('*/api/orders/reconciliation/settle')
const assigningCalls = recordCalls('*/api/orders/reconciliation/assign')
const freeingCalls = recordCalls('*/api/orders/reconciliation/unassign')
const takingBackCalls = recordCalls('*/api/orders/reconciliation/take_back')
const unmatched = /^银行有，订单无/
const short = /^金额不同/

export const RecordsAFee = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(calls.listen, settling.reply(aReconciliationDay())),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, short, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    await userEvent.type(dialog.getByRole('textbox', { name: /^说明/ }), '付款行内扣手续费')
    msw.use(one.reply(dayOf(aSettledDifference(), aLineWithoutOrder())))
    await userEvent.dblClick(dialog.getByRole('button', { name: '记为手续费差' }))
    await expect(await body().findByText('已记为手续费差')).toBeVisible()
    await expect(await canvas.findByText('付款行内扣手续费，林若谷，05-18 10:20')).toBeVisible()
    await expect(canvas.getByText('2 条，1 条要处理')).toBeVisible()
    await expect(calls.sent).toEqual([{ difference_id: 'd1', way: 'fee', note: '付款行内扣手续费' }])
  },
})

export const RecordsOtherIncomeWithoutANote = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(calls.listen, settling.reply(aReconciliationDay())),
  play: async context => {
    await press(context, unmatched, '登记为其他来款')
    const dialog = await opened('登记为其他来款 +¥3,280.00')
    await context.userEvent.click(dialog.getByRole('button', { name: '登记其他来款' }))
    await expect(await body().findByText('已登记为其他来款')).toBeVisible()
    await expect(calls.sent).toEqual([{ difference_id: 'd2', way: 'other_income', note: '' }])
  },
})

export const UnknownNeedsANote = meta.story({
  beforeEach: ({ msw }) => msw.use(calls.listen),
  play: async context => {
    await press(context, unmatched, '原因不明，先记下')
    const dialog = await opened('原因不明，先记下 +¥3,280.00')
    await context.userEvent.click(dialog.getByRole('button', { name: '先记下' }))
    await expect(dialog.getByRole('textbox', { name: '说明' })).toHaveAccessibleDescription('请填写原因')
    await expect(calls.sent).toEqual([])
  },
})
export const UnknownNeedsANoteOnAPhone = meta.story({
  ...UnknownNeedsANote.input,
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?day=2026-05-15'] } },
})

export const TooLong = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(calls.listen),
  play: async context => {
    await press(context, short, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    await context.userEvent.click(dialog.getByRole('textbox', { name: /^说明/ }))
    await context.userEvent.paste('字'.repeat(201))
    await context.userEvent.click(dialog.getByRole('button', { name: '记为手续费差' }))
    await expect(dialog.getByRole('textbox', { name: /^说明/ })).toHaveAccessibleDescription(/最多 200 个字/)
    await expect(calls.sent).toEqual([])
  },
})

export const KeepsWhatWasTyped = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { userEvent } = context
    await press(context, short, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    await userEvent.type(dialog.getByRole('textbox', { name: /^说明/ }), '先问银行')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await press(context, short, '原因不明，先记下')
    const other = await opened('原因不明，先记下 −¥10.00')
    await expect(other.getByRole('textbox', { name: '说明' })).toHaveValue('')
    await userEvent.click(other.getByRole('button', { name: '取消' }))
    await press(context, short, '记为手续费差')
    const again = await opened('记为手续费差 −¥10.00')
    await expect(again.getByRole('textbox', { name: /^说明/ })).toHaveValue('先问银行')
    await userEvent.clear(again.getByRole('textbox', { name: /^说明/ }))
    await userEvent.click(again.getByRole('button', { name: '取消' }))
  },
})

export const NoteIsRefusedAtTheField = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(settling.refuse('reason_needed')),
  play: async context => {
    await press(context, short, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    await context.userEvent.click(dialog.getByRole('button', { name: '记为手续费差' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /^说明/ })).toHaveAccessibleDescription(/请填写原因/),
    )
  },
})

export const WayIsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(settling.refuse('settlement_way_unfit')),
  play: async context => {
    await press(context, short, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    await context.userEvent.click(dialog.getByRole('button', { name: '记为手续费差' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('这种差异不能这样处理，请重新选择')
  },
})

export const LineIsUsed = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(settling.refuse('bank_line_used')),
  play: async context => {
    await press(context, unmatched, '登记为其他来款')
    const dialog = await opened('登记为其他来款 +¥3,280.00')
    await context.userEvent.click(dialog.getByRole('button', { name: '登记其他来款' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/这条流水刚刚用于其他订单或入账/)
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(settling.conflict({})),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, short, '原因不明，先记下')
    const dialog = await opened('原因不明，先记下 −¥10.00')
    await userEvent.type(dialog.getByRole('textbox', { name: '说明' }), '等银行答复')
    msw.use(one.reply(dayOf(aSettledDifference(), aLineWithoutOrder())))
    await userEvent.click(dialog.getByRole('button', { name: '先记下' }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('林若谷在05-18 10:20记为手续费差，现在的状态是“已处理”。')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '撤回' })).toBeVisible()
  },
})

export const TakesBack = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(takingBackCalls.listen, one.reply(dayOf(aSettledDifference())), takingBack.reply(dayOf())),
  play: async context => {
    const { canvas, msw, userEvent } = context
    const button = await canvas.findByRole('button', { name: '撤回' })
    msw.use(one.reply(dayOf(aDifference())))
    await userEvent.click(button)
    await expect(await body().findByText('已撤回处理')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '记为手续费差' })).toBeVisible()
    await expect(takingBackCalls.sent).toEqual([{ difference_id: 'd1' }])
  },
})

export const TakingBackComesTooLate = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.reply(dayOf(aSettledDifference())), takingBack.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '撤回' })
    msw.use(one.reply(dayOf(aDifference())))
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('现在的状态是“待处理”')
  },
})

/** Nothing is taken back on a day that is done. */
export const SettledOnAClosedDay = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply({ ...dayOf(aSettledDifference()), closed: { at: '2026-05-18 11:00:00', by: '沈静仪' } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('付款行内扣手续费，林若谷，05-18 10:20')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '撤回' })).toBeNull()
  },
})

/** Nothing is wrong with the money: finance has only to confirm it. */
export const WaitsToBeConfirmed = meta.story({
  beforeEach: ({ msw }) => msw.use(one.reply(dayOf(aLineToConfirm()))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去确认到账' })).toHaveAttribute(
      'href',
      '/paymentAffirm?order=2026051500188',
    )
    await expect(canvas.getByText('订单还没有确认到账')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '找订单' })).toBeNull()
  },
})

const paidOut = aDifference({
  kind: 'settled_amount',
  channel: 'wechat',
  order: null,
  line: null,
  number: '',
  order_fen: null,
  channel_fen: 19_880,
  bank_fen: 19_800,
  difference_fen: -80,
})

/** Another line was taken for what the channel paid out. */
export const FreesALine = meta.story({
  beforeEach: ({ msw }) => msw.use(freeingCalls.listen, one.reply(dayOf(paidOut)), freeing.reply(dayOf())),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '撤回入账登记' })
    msw.use(one.reply(dayOf()))
    await userEvent.click(button)
    await expect(await body().findByText('已撤回入账登记')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '撤回入账登记' })).toBeNull())
    await expect(freeingCalls.sent).toEqual([{ difference_id: 'd1' }])
  },
})

export const AssignsALine = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(assigningCalls.listen, one.reply(dayOf(aChannelPayout())), assigning.reply(dayOf())),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, unmatched, '认作渠道入账')
    const dialog = await opened('认作渠道入账 ¥22,066.80')
    await userEvent.click(dialog.getByRole('button', { name: '认作渠道入账' }))
    await expect(dialog.getByRole('group', { name: '渠道' })).toHaveAccessibleDescription('请选择渠道')
    await userEvent.click(dialog.getByRole('radio', { name: '微信支付' }))
    const first = dialog.getByRole('checkbox', { name: /^05-13 周三/ })
    await expect(first).not.toBeChecked()
    await userEvent.click(first)
    await expect(dialog.getByText(/已选 1 天/)).toHaveTextContent('流水多 ¥14,313.60')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^05-14 周四/ }))
    await expect(dialog.getByText(/已选 2 天/)).toHaveTextContent(
      '合计 ¥22,066.80，流水 ¥22,066.80，金额一致',
    )
    msw.use(one.reply(dayOf()))
    await userEvent.click(dialog.getByRole('button', { name: '认作渠道入账' }))
    await expect(await body().findByText('已认作微信支付 2 天的入账')).toBeVisible()
    await expect(await canvas.findByText('没有差异')).toBeVisible()
    await expect(assigningCalls.sent).toEqual([
      { difference_id: 'd5', channel: 'wechat', days: ['2026-05-13', '2026-05-14'] },
    ])
  },
})

/** Another channel has other days; what was ticked for the first is let go. */
export const AssignmentIsRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(one.reply(dayOf(aChannelPayout())), assigning.refuse('settlement_days_unfit')),
  play: async context => {
    const { userEvent } = context
    await press(context, unmatched, '认作渠道入账')
    const dialog = await opened('认作渠道入账 ¥22,066.80')
    await userEvent.click(dialog.getByRole('radio', { name: '微信支付' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^05-14 周四/ }))
    await userEvent.click(dialog.getByRole('radio', { name: '支付宝' }))
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: '认作渠道入账' }))
    await expect(dialog.getByRole('group', { name: '入账的日期' })).toHaveAccessibleDescription(
      '请选择入账的日期',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: /^05-14 周四/ }))
    await userEvent.click(dialog.getByRole('button', { name: '认作渠道入账' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('所选日期的渠道入账已经登记')
  },
})

export const LeadsToRefundAndOrders = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(one.reply(dayOf(aLineWithoutOrder(), aPaymentWithoutOrder()))),
  play: async ({ canvas }) => {
    const refund = within(await canvas.findByRole('row', { name: /^渠道有，订单无/ }))
    await expect(refund.getByRole('link', { name: '去批退款申请' })).toHaveAttribute(
      'href',
      '/orderManagement?order=2026051500166',
    )
    await expect(refund.getByText('系统已生成，原路退回')).toBeVisible()
    await expect(refund.queryByRole('button')).toBeNull()
    const link = within(canvas.getByRole('row', { name: unmatched })).getByRole('link', { name: '找订单' })
    await expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('q')).toBe(
      '宏远印务有限公司',
    )
  },
})
