import { anInvoice } from '@portal/api/fixtures/invoices'
import { aRefund, aRefundedOrder } from '@portal/api/fixtures/orders'
import { aStaff } from '@portal/api/fixtures/users'
import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { getOrder } from '@portal/api/contract/orders.contract'
import { decideRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body } from '../staff-desk/story-desk.tsx'
import { RefundFoot } from './RefundFoot.tsx'

const decide = mock(decideRefund)
const settle = mock(settleRefund)
const onEffectMissing = fn()

const meta = preview.meta({
  component: RefundFoot,
  args: { order: aRefundedOrder(), refund: aRefund(), effect: null, onEffectMissing },
  globals: { density: 'staff' },
  decorators: [
    Story => (
      <main>
        <h1>订单管理</h1>
        <Story />
        <ToastRegion />
      </main>
    ),
  ],
})

const second = { amount_fen: 600_000, needs_second: true }

export const NeedsAChoice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准退款 ¥200.00' }))
    await expect(onEffectMissing).toHaveBeenCalledOnce()
    await expect(body().queryByRole('alertdialog')).toBeNull()
  },
})

export const Approves = meta.story({
  args: { effect: 'revoke' },
  beforeEach: ({ msw }) =>
    msw.use(
      decide.replyWith(({ effect }) =>
        aRefundedOrder({ refund_status: effect === 'revoke' ? 'processing' : 'requested' }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准退款 ¥200.00' }))
    const dialog = within(await shown(body().findByRole('alertdialog', { name: '批准“陈知行”退款 ¥200.00' })))
    await expect(dialog.getByText('有效期由 2027-05-17 改为 2026-05-18')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '批准退款' }))
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
    await expect(await body().findByText('已批准退款 ¥200.00，请退回款项后登记')).toBeVisible()
  },
})

const documents = mock(listOrderInvoices)

/** Nothing is approved while a document stands for the money; the way to it is the filled button. */
export const WaitsForReversal = meta.story({
  args: { effect: 'keep', refund: aRefund({ needs_reversal: true }) },
  parameters: { session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCurrentStaff).reply(aStaff()),
      documents.reply({
        list: [anInvoice({ invoice_status: 'issued', number: '26112000000041837752' })],
      }),
    ),
  play: async ({ canvas }) => {
    const approve = canvas.getByRole('button', { name: '批准退款 ¥200.00' })
    await expect(approve).toBeDisabled()
    await expect(approve).toHaveAccessibleDescription('批准退款要等票据红冲完成。红冲不能撤回。')
    await expect(canvas.getByRole('button', { name: '驳回申请' })).toBeEnabled()
    await expect(await canvas.findByRole('link', { name: '去红冲票据' })).toHaveAttribute(
      'href',
      '/invoiceManagement?invoice=202605180042',
    )
  },
})

/** Not issued yet: the request is sent back instead. */
export const WaitsForARequest = meta.story({
  args: { effect: 'keep', refund: aRefund({ needs_reversal: true }) },
  // about the words, not the look
  tags: ['no-picture'],
  parameters: { session: 'manager' },
  beforeEach: ({ msw }) =>
    msw.use(mock(getCurrentStaff).reply(aStaff()), documents.reply({ list: [anInvoice()] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去退回申请' })).toBeVisible()
  },
})

export const FirstOfTwo = meta.story({
  args: { effect: 'keep', refund: aRefund({ ...second, allowed: ['approve_first', 'reject'] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准退款 ¥6,000.00' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await expect(dialog.getByText(/批准后由另一位财务复核/)).toBeVisible()
  },
})

export const SecondOfTwo = meta.story({
  args: {
    refund: aRefund({
      ...second,
      refund_status: 'approved',
      effect: 'revoke',
      allowed: ['review', 'reject'],
    }),
  },
  beforeEach: ({ msw }) => msw.use(decide.refuse('refund_effect_unfit')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复核通过' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await userEvent.click(dialog.getByRole('button', { name: '复核通过' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('这种处理不再适用')
  },
})

export const Rejects = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(decide.replyWith(({ remark }) => aRefundedOrder({ trouble: remark ?? '' }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '驳回申请' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '驳回申请 20260518 00137' })))
    await userEvent.click(dialog.getByRole('button', { name: '驳回申请' }))
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '不符合退款条件' }))
    await userEvent.click(dialog.getByRole('button', { name: '驳回申请' }))
    await expect(await body().findByText('已驳回退款申请 ¥200.00')).toBeVisible()
  },
})

const processing = aRefund({ refund_status: 'processing', choices: [], allowed: ['succeed', 'fail'] })

const returnDialog = async () =>
  within(await shown(body().findByRole('dialog', { name: '登记已退回 ¥200.00' })))

export const RegistersTheReturn = meta.story({
  args: { refund: processing },
  beforeEach: ({ msw }) => msw.use(settle.refuse('bank_ref_used')),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记已退回' }))
    let dialog = await returnDialog()
    await userEvent.click(dialog.getByRole('button', { name: '登记已退回' }))
    await expect(dialog.getByText('请输入退款流水号')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('退款流水号'), 'R202605190001')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: '登记已退回' }))
    dialog = await returnDialog()
    await userEvent.click(dialog.getByRole('button', { name: '登记已退回' }))
    await expect(await dialog.findByText('该流水号已用于其他订单，请核对')).toBeVisible()
    await expect(dialog.getByLabelText('退款流水号')).toHaveValue('R202605190001')
    msw.use(settle.reply(aRefundedOrder({ refund_status: 'succeeded' })))
    await userEvent.click(dialog.getByRole('button', { name: '登记已退回' }))
    await expect(await body().findByText('已登记退回 ¥200.00')).toBeVisible()
  },
})

export const ReturnFailed = meta.story({
  args: { refund: processing },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '退回失败' }))
      return within(await shown(body().findByRole('dialog', { name: '登记退回失败 20260518 00137' })))
    }
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: '账户已注销' }))
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await expect((await open()).getByRole('textbox')).toHaveValue('账户已注销')
  },
})

/** What came online is not registered by anybody. */
export const GoesBackByItself = meta.story({
  args: { effect: 'keep', refund: aRefund({ way: 'sandbox' }) },
  beforeEach: ({ msw }) =>
    msw.use(decide.reply(aRefundedOrder({ refund_status: 'succeeded', way: 'sandbox', allowed: [] }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准退款 ¥200.00' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await expect(dialog.getByText('退款 ¥200.00，由模拟支付原路退回')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '批准退款' }))
    await expect(await body().findByText('已批准退款 ¥200.00，款项原路退回')).toBeVisible()
  },
})

export const SendsAgain = meta.story({
  args: {
    refund: aRefund({ refund_status: 'failed', trouble: '账户已注销', choices: [], allowed: ['retry'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新退回' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await expect(dialog.getByText(/上次没有退回成功：账户已注销/)).toBeVisible()
  },
})

export const SomebodyWasFirst = meta.story({
  args: { effect: 'keep' },
  beforeEach: ({ msw }) =>
    msw.use(
      decide.conflict(aRefundedOrder({ refund_status: 'rejected' })),
      mock(getOrder).reply(aRefundedOrder()),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准退款 ¥200.00' }))
    const dialog = within(await shown(body().findByRole('alertdialog')))
    await userEvent.click(dialog.getByRole('button', { name: '批准退款' }))
    await expect(await body().findByText(/这笔退款刚刚有了变化/)).toBeVisible()
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull())
  },
})
