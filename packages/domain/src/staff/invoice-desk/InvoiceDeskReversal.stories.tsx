import type { StoryContext } from '@storybook/react-vite'
import { askInvoiceReversal, settleInvoiceReversal } from '@portal/api/contract/invoices.contract'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, giveReason, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import {
  alone,
  beforeInvoices,
  invoiceAt,
  issued,
  list,
  one,
  page,
  redRequested,
  reversed,
} from './story-invoices.ts'

const asking = mock(askInvoiceReversal)
const settling = mock(settleInvoiceReversal)
const asked = recordCalls('*/api/invoices/red')
const settled = recordCalls('*/api/invoices/red_result')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: beforeInvoices,
})

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

const hasNumber = alone(issued())
const onIssued = (answer: Parameters<StoryContext['msw']['use']>) => ({
  parameters: hasNumber.parameters,
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(asked.listen, ...hasNumber.handlers, ...answer),
})

async function openDialog({ canvas, userEvent }: Hands) {
  await userEvent.click(await canvas.findByRole('button', { name: '红冲发票' }))
  return within(await shown(body().findByRole('alertdialog', { name: '红冲“华岳重工集团有限公司”的发票' })))
}

export const AsksForARedLetter = meta.story({
  ...onIssued([asking.reply(redRequested())]),
  play: async context => {
    const { msw, userEvent } = context
    const dialog = await openDialog(context)
    await expect(dialog.getByText('开出红字发票 −¥1,300.00，原发票留存，不删除')).toBeVisible()
    const reason = dialog.getByRole('textbox', { name: '红冲原因' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.type(reason, '抬头开错，需要重开')
    const button = dialog.getByRole('button', { name: '红冲发票' })
    await expect(button).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: '输入发票号码后四位确认' }), '7752')
    msw.use(list.reply(page({ list: [], total: 0 })), one.reply(redRequested()))
    await userEvent.click(button)
    await expect(
      await body().findByText('“华岳重工集团有限公司”的票据转为待红冲，开好红字发票后登记'),
    ).toBeVisible()
    await expect(asked.sent).toEqual([{ invoice_no: invoiceAt(0), reason: '抬头开错，需要重开' }])
  },
})

export const NeedsAReason = meta.story({
  ...onIssued([]),
  play: async context => {
    const dialog = await openDialog(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: '输入发票号码后四位确认' }), '7752')
    await context.userEvent.click(dialog.getByRole('button', { name: '红冲发票' }))
    await expect(dialog.getByText('请填写原因')).toBeVisible()
    await expect(asked.sent).toEqual([])
  },
})

export const PhoneReversal = meta.story({
  ...onIssued([]),
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: [`/?tab=issued&invoice=${invoiceAt(0)}`] } },
  play: async context => {
    await openDialog(context)
  },
})

export const ReasonOfTheReversalIsKept = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  ...onIssued([asking.refuse('reason_needed')]),
  play: async context => {
    const { userEvent } = context
    const dialog = await openDialog(context)
    await userEvent.type(dialog.getByRole('textbox', { name: '红冲原因' }), '重复开具')
    await userEvent.type(dialog.getByRole('textbox', { name: '输入发票号码后四位确认' }), '7752')
    await userEvent.click(dialog.getByRole('button', { name: '红冲发票' }))
    await expect(await dialog.findByText('请填写原因')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    const again = await openDialog(context)
    await expect(again.getByRole('textbox', { name: '红冲原因' })).toHaveValue('重复开具')
  },
})

const toReverse = alone(redRequested())
const onRequested = (answer: Parameters<StoryContext['msw']['use']>) => ({
  parameters: toReverse.parameters,
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) =>
    msw.use(settled.listen, ...toReverse.handlers, ...answer),
})

const typeRedNumber = async ({ canvas, userEvent }: Hands) =>
  userEvent.type(await canvas.findByRole('textbox', { name: '红字发票号码' }), '26112000000041837790')
const registerRed = ({ canvas, userEvent }: Hands) =>
  userEvent.click(canvas.getByRole('button', { name: '登记红冲 ¥1,300.00' }))

export const RegistersTheRedLetter = meta.story({
  ...onRequested([settling.reply(reversed())]),
  play: async context => {
    await typeRedNumber(context)
    await registerRed(context)
    await expect(
      await body().findByText('已登记“华岳重工集团有限公司”的红冲，红字号码 2611 2000 0000 4183 7790'),
    ).toBeVisible()
    await expect(settled.sent).toEqual([
      {
        invoice_no: invoiceAt(0),
        result: 'done',
        red_number: '26112000000041837790',
        reversed_on: '2026-05-18',
        reason: '',
      },
    ])
  },
})

export const RedNumberIsUsed = meta.story({
  ...onRequested([settling.refuse('document_number_used')]),
  play: async context => {
    await typeRedNumber(context)
    await registerRed(context)
    const field = context.canvas.getByRole('textbox', { name: '红字发票号码' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('该号码已登记在其他发票上，请核对'))
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const RefusesTheReversal = meta.story({
  // about the act, not the look
  tags: ['no-picture'],
  ...onRequested([settling.reply(issued({ reason: '票面内容无误，不需要红冲' }))]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '驳回红冲' }))
    const dialog = await shown(body().findByRole('dialog', { name: '驳回红冲 20260518 0042' }))
    await giveReason({ userEvent }, dialog, { act: '驳回红冲', phrase: '票面内容无误，不需要红冲' })
    await expect(await body().findByText('已驳回“华岳重工集团有限公司”的红冲申请')).toBeVisible()
    await expect(settled.sent).toEqual([
      { invoice_no: invoiceAt(0), result: 'refused', reason: '票面内容无误，不需要红冲' },
    ])
  },
})

export const LostAnswerIsKnownByItsReason = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...onRequested([settling.offline()]),
  play: async ({ canvas, msw, userEvent }) => {
    const phrase = '票面内容无误，不需要红冲'
    msw.use(
      one.answer(async () => (settled.sent.length > 0 ? issued({ reason: '已另行说明' }) : redRequested())),
    )
    await userEvent.click(await canvas.findByRole('button', { name: '驳回红冲' }))
    const dialog = await shown(body().findByRole('dialog', { name: '驳回红冲 20260518 0042' }))
    await giveReason({ userEvent }, dialog, { act: '驳回红冲', phrase })
    const reason = within(dialog).getByRole('textbox', { name: '原因' })
    // somebody else refused it, for a reason of their own
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/还不知道有没有成功/))
    msw.use(one.reply(issued({ reason: phrase })))
    await userEvent.click(within(dialog).getByRole('button', { name: '驳回红冲' }))
    await expect(await body().findByText('已驳回“华岳重工集团有限公司”的红冲申请')).toBeVisible()
  },
})

export const ReversedMeanwhile = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  ...onRequested([settling.conflict({})]),
  play: async context => {
    const { canvas, msw } = context
    msw.use(one.answer(async () => (settled.sent.length > 0 ? reversed() : redRequested())))
    await typeRedNumber(context)
    await registerRed(context)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('现在的状态是“已红冲”')
    await expect(canvas.getByRole('textbox', { name: '红字发票号码' })).toHaveValue('26112000000041837790')
    await expect(canvas.queryByRole('button', { name: /^登记红冲/ })).toBeNull()
  },
})

const wasRefused = alone(issued({ reason: '票面内容无误，不需要红冲' }))
export const ReversalWasRefused = meta.story({
  parameters: wasRefused.parameters,
  beforeEach: ({ msw }) => msw.use(...wasRefused.handlers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('红冲申请已驳回')).toBeVisible()
    await expect(canvas.getByText('票面内容无误，不需要红冲')).toBeVisible()
  },
})

/** A receipt of dues is no invoice. */
const receipt = alone(issued({ document_kind: 'receipt', order_kind: 'dues', tax: null }))
export const ReversesAReceipt = meta.story({
  // about the words, not the look
  tags: ['no-picture'],
  parameters: receipt.parameters,
  beforeEach: ({ msw }) => msw.use(...receipt.handlers),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('票据号码')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '红冲票据' }))
    await shown(body().findByRole('alertdialog', { name: '红冲“华岳重工集团有限公司”的票据' }))
    await expect(body().queryByText(/发票[^管]/)).toBeNull()
  },
})
