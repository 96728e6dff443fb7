import type { StoryContext } from '@storybook/react-vite'
import { issueInvoice, sendBackInvoice, uploadInvoiceFile } from '@portal/api/contract/invoices.contract'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { address, body, giveReason, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import {
  beforeInvoices,
  detail,
  invoiceAt,
  issued,
  list,
  one,
  page,
  rows,
  storedFile,
} from './story-invoices.ts'

const issuing = mock(issueInvoice)
const back = mock(sendBackInvoice)
const uploading = mock(uploadInvoiceFile)
const { sent, listen } = recordCalls('*/api/invoices/issue')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: context => {
    const end = beforeInvoices(context)
    context.msw.use(uploading.reply(storedFile('pdf')))
    return end
  },
})

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>
const number = '26112000000041837752'
const registered = '已登记“华岳重工集团有限公司”的票据，号码 2611 2000 0000 4183 7752'
const pdf = () => new File(['%PDF'], '华岳重工 1300.pdf', { type: 'application/pdf' })

async function fill({ canvas, userEvent }: Hands) {
  await userEvent.type(await canvas.findByRole('textbox', { name: '发票号码' }), '2611 2000 0000 4183 7752')
  await userEvent.upload(canvas.getByLabelText('发票文件'), pdf())
  await expect(await canvas.findByText('84 KB · 已上传')).toBeVisible()
}
const press = ({ canvas, userEvent }: Hands) =>
  userEvent.click(canvas.getByRole('button', { name: '登记开票 ¥1,300.00' }))

export const Filled = meta.story({
  play: async context => {
    await fill(context)
    await expect(context.canvas.getByText('2611 2000 0000 4183 7752，20 位')).toBeVisible()
  },
})

export const Issues = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, issuing.reply(issued())),
  play: async context => {
    const { canvas, canvasElement, msw } = context
    await fill(context)
    msw.use(list.reply(page({ list: rows.slice(1), total: 2 })))
    await press(context)
    await expect(await body().findByText(registered)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '开票申请 20260518 0041' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('invoice')).toBe(invoiceAt(1)))
    await expect(sent).toEqual([
      { invoice_no: invoiceAt(0), number, issued_on: '2026-05-18', staff_remark: '', file_ids: ['f-pdf'] },
    ])
  },
})

export const ShowsWhatIsOnTheLine = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, issuing.replyAfter(1_500, issued())),
  play: async context => {
    const { canvas } = context
    await fill(context)
    await press(context)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^华岳重工集团有限公司/ })).toHaveTextContent('正在登记'),
    )
    await expect(canvas.getByRole('button', { name: '退回申请' })).toBeDisabled()
    await expect(await body().findByText(registered)).toBeVisible()
    await expect(sent).toHaveLength(1)
  },
})

export const DoesNotCallBackWhoHasGoneOn = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(issuing.replyAfter(500, issued()))
    return () => window.history.replaceState(null, '')
  },
  play: async context => {
    const { canvas, canvasElement, msw } = context
    await fill(context)
    msw.use(list.reply(page({ list: rows.slice(1), total: 2 })))
    await press(context)
    // as a press on a link does, before React has drawn the page that it leads to
    window.history.pushState({ key: 'the-next-page' }, '')
    await expect(await body().findByText(registered)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '开票申请 20260518 0042' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('invoice')).toBe(invoiceAt(0)))
  },
})

export const SaysWhatIsMissing = meta.story({
  play: async context => {
    const { canvas } = context
    await canvas.findByRole('textbox', { name: '发票号码' })
    await press(context)
    const field = canvas.getByRole('textbox', { name: '发票号码' })
    await expect(field).toHaveAccessibleDescription('请输入发票号码')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByText('请至少上传 PDF 或 OFD 文件一份，每种格式一份')).toBeVisible()
    await expect(sent).toEqual([])
  },
})

export const EnterRegistersNothing = meta.story({
  // about the key, not the look
  tags: ['no-picture'],
  play: async context => {
    await fill(context)
    await context.userEvent.type(context.canvas.getByRole('textbox', { name: '发票号码' }), '{Enter}')
    await expect(sent).toEqual([])
    await expect(context.canvas.getByRole('heading', { name: '开票申请 20260518 0042' })).toBeVisible()
  },
})

export const NumberIsUsed = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, issuing.refuse('document_number_used')),
  play: async context => {
    await fill(context)
    await press(context)
    const field = context.canvas.getByRole('textbox', { name: '发票号码' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('该号码已登记在其他发票上，请核对'))
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('2611 2000 0000 4183 7752')
  },
})

export const FileIsOfTheWrongType = meta.story({
  beforeEach: ({ msw }) => msw.use(uploading.refuse('invoice_file_type')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('发票文件'), pdf())
    await expect(await canvas.findByText('只支持 PDF、OFD 或 XML 格式的发票文件')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除 华岳重工 1300.pdf' }))
    await expect(canvas.queryByText('华岳重工 1300.pdf')).toBeNull()
  },
})

export const EachFormatOnce = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent } = context
    await fill(context)
    await userEvent.upload(canvas.getByLabelText('发票文件'), new File(['%PDF'], '另一份.pdf'))
    await expect(await canvas.findByText('已有一份 PDF，移除后才能换成这一份')).toBeVisible()
  },
})

export const XmlAloneIsNotEnough = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(uploading.reply(storedFile('xml'))),
  play: async context => {
    await fill(context)
    await press(context)
    await expect(context.canvas.getByText('请至少上传 PDF 或 OFD 文件一份，每种格式一份')).toBeVisible()
    await expect(sent).toEqual([])
  },
})

export const UploadHoldsTheButton = meta.story({
  beforeEach: ({ msw }) => msw.use(uploading.never()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('发票文件'), pdf())
    await expect(await canvas.findByText('还有 1 个文件正在上传，传完才能登记。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '登记开票 ¥1,300.00' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '取消 华岳重工 1300.pdf' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '登记开票 ¥1,300.00' })).toBeEnabled())
  },
})

export const FileIsGone = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, issuing.refuse('file_missing')),
  play: async context => {
    await fill(context)
    await press(context)
    await expect(await context.canvas.findByText('文件不存在或已失效，请重新上传')).toBeVisible()
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, issuing.conflict({})),
  play: async context => {
    const { canvas, msw } = context
    await fill(context)
    const now = issued({
      number: '26112000000041830000',
      history: [{ at: '2026-05-18 14:39:00', text: '登记开票', by: '林若谷', note: '' }],
    })
    msw.use(
      one.answer(async () => (sent.length > 0 ? now : detail())),
      list.reply(page({ list: rows.slice(1), total: 2 })),
    )
    await press(context)
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('林若谷在')
    await expect(notice).toHaveTextContent('现在的状态是“已送达”')
    await expect(canvas.getByRole('textbox', { name: '发票号码' })).toHaveValue('2611 2000 0000 4183 7752')
    await expect(canvas.queryByRole('button', { name: /^登记开票/ })).toBeNull()
  },
})

export const AnswerIsLostButItIsRegistered = meta.story({
  // about the answer, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, issuing.offline()),
  play: async context => {
    context.msw.use(one.answer(async () => (sent.length > 0 ? issued() : detail())))
    await fill(context)
    await press(context)
    await expect(await body().findByText(registered)).toBeVisible()
  },
})

export const OfflineKeepsEverything = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, issuing.offline()),
  play: async context => {
    const { canvas } = context
    await fill(context)
    await press(context)
    await expect(await canvas.findByText(/不会重复登记/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '发票号码' })).toHaveValue('2611 2000 0000 4183 7752')
    await expect(canvas.getByText('华岳重工 1300.pdf')).toBeVisible()
  },
})

export const SendsBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      back.reply(detail({ invoice_status: 'returned', reason: '抬头与税号不一致，请核对', allowed: [] })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退回申请' }))
    const dialog = await shown(body().findByRole('dialog', { name: '退回申请 20260518 0042' }))
    await giveReason({ userEvent }, dialog, { act: '退回申请', phrase: '抬头与税号不一致，请核对' })
    await expect(await body().findByText('已退回“华岳重工集团有限公司”的开票申请')).toBeVisible()
  },
})

export const ReasonIsKept = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(back.refuse('reason_needed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退回申请' }))
    const dialog = within(await shown(body().findByRole('dialog', { name: '退回申请 20260518 0042' })))
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '请改为普通发票')
    await userEvent.click(dialog.getByRole('button', { name: '退回申请' }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请填写原因'),
    )
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name: '退回申请' }))
    await expect(await body().findByRole('textbox', { name: '原因' })).toHaveValue('请改为普通发票')
  },
})
