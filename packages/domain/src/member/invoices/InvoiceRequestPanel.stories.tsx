import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  getInvoice,
  requestInvoice,
  resubmitInvoice,
  saveInvoiceTitle,
} from '@portal/api/contract/invoices.contract'
import { aBillableOrder, anInvoiceDetail, anInvoiceTitle, aTaxedInvoice } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { InvoiceRequestPanel } from './InvoiceRequestPanel.tsx'
import { billable, book, onPage, orders, titles } from './story-invoices.tsx'

const request = mock(requestInvoice)
const resubmit = mock(resubmitInvoice)
const one = mock(getInvoice)
const save = mock(saveInvoiceTitle)
const onClose = fn()
const [first] = orders

const meta = preview.meta({
  component: InvoiceRequestPanel,
  args: { type: 'membership' as const, chosen: ['2026032200087'], onClose },
  decorators: [Story => onPage(Story)],
  beforeEach: ({ msw }) => {
    msw.use(billable.reply({ list: orders }), titles.reply({ list: book }))
  },
})

const dialogNamed = async (name = '申请发票') => within(await shown(screen.findByRole('dialog', { name })))
const amount = '本次开票金额，订单 20260322 00087'

export const Fresh = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await expect(await dialog.findByRole('radio', { name: /会费票据/ })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: /增值税专用发票/ })).toBeDisabled()
    await expect(dialog.getByLabelText(amount)).toHaveValue('200.00')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('请输入邮箱')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('接收邮箱')).toHaveFocus())
    await expect(onClose).not.toHaveBeenCalled()
  },
})

export const Merged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      request.replyWith(body =>
        anInvoiceDetail({ amount_fen: body.lines.reduce((sum, line) => sum + line.amount_fen, 0) }),
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.click(await dialog.findByRole('checkbox', { name: /20250322 00031/ }))
    await expect(dialog.getByText('已选 2 笔，同一抬头同一种类可合并')).toBeVisible()
    await expect(dialog.getByText('¥250.00')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('接收邮箱'), 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    await expect(await screen.findByText('已提交开票申请 ¥250.00，由协会财务开具')).toBeVisible()
  },
})

export const TooMuch = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    const field = await dialog.findByLabelText(amount)
    await userEvent.clear(field)
    await userEvent.type(field, '200.01')
    await userEvent.type(dialog.getByLabelText('接收邮箱'), 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('开票金额不能多于可开金额')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
  },
})

export const NothingChosen = meta.story({
  args: { chosen: [] },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.type(await dialog.findByLabelText('接收邮箱'), 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('请选择要开票的订单')).toBeVisible()
  },
})

export const RefusedByTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(request.refuse('not_billable')),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    const email = await dialog.findByLabelText('接收邮箱')
    await userEvent.type(email, 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('所选订单现在不能开票，请刷新后重新选择')).toBeVisible()
    await expect(email).toHaveValue('caiwu@huayue.example')
  },
})

export const FieldOfAnOrderRefused = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(request.refuseFields({ 'lines.0.amount_fen': '金额应大于 0' })),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.type(await dialog.findByLabelText('接收邮箱'), 'caiwu@huayue.example')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('金额应大于 0')).toBeVisible()
    await expect(dialog.getByLabelText(amount)).toBeInvalid()
  },
})

export const KeepsWhatWasTyped = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(request.offline()),
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    const email = await dialog.findByLabelText('接收邮箱')
    await userEvent.type(email, 'caiwu@huayue.example')
    await userEvent.type(dialog.getByLabelText(/票据备注/), '财务部')
    await userEvent.click(dialog.getByRole('button', { name: '新增抬头' }))
    const titleDialog = await dialogNamed('新增发票抬头')
    await userEvent.click(titleDialog.getByRole('button', { name: '取消' }))
    const again = await dialogNamed()
    await expect(again.getByLabelText('接收邮箱')).toHaveValue('caiwu@huayue.example')
    await expect(again.getByLabelText(/票据备注/)).toHaveValue('财务部')
  },
})

export const AddsATitle = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    msw.use(titles.reply({ list: [] }), save.reply(anInvoiceTitle({ id: 't9', buyer_name: '新单位' })))
  },
  play: async ({ msw, userEvent }) => {
    const dialog = await dialogNamed()
    await expect(await dialog.findByRole('option', { name: '还没有抬头，请新增' })).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '新增抬头' }))
    const titleDialog = await dialogNamed('新增发票抬头')
    await expect(titleDialog.getByRole('checkbox', { name: '设为默认抬头' })).toBeChecked()
    await userEvent.type(titleDialog.getByLabelText('抬头名称'), '新单位')
    msw.use(titles.reply({ list: [anInvoiceTitle({ id: 't9', buyer_name: '新单位' })] }))
    await userEvent.click(titleDialog.getByRole('button', { name: '保存抬头' }))
    const again = await dialogNamed()
    await waitFor(() => expect(again.getByRole('combobox', { name: '发票抬头' })).toHaveValue('t9'))
  },
})

export const SentBack = meta.story({
  args: { chosen: [], invoiceNo: '202605170037' },
  beforeEach: ({ msw }) => {
    msw.use(
      // before the call whose path it would be taken for
      billable.reply({ list: orders }),
      one.reply(
        anInvoiceDetail({
          invoice_no: '202605170037',
          invoice_status: 'returned',
          reason: '抬头与税号不符，请核对营业执照。',
          allowed: ['resubmit', 'cancel'],
        }),
      ),
      resubmit.reply(anInvoiceDetail()),
    )
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed('修改开票申请 20260517 0037')
    await expect(await dialog.findByText('抬头与税号不符，请核对营业执照。')).toBeVisible()
    await expect(dialog.getByLabelText('接收邮箱')).toHaveValue('caiwu@huayue.example')
    await expect(dialog.getByLabelText(amount)).toHaveValue('200.00')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: '发票抬头' }), '陈知行')
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  },
})

export const Evaluation = meta.story({
  args: { type: 'evaluation', chosen: ['2024052000065'] },
  beforeEach: ({ msw }) => {
    msw.use(
      billable.reply({
        list: [
          aBillableOrder({
            order_no: '2024052000065',
            item: '评价费',
            item_note: '三星',
            paid_fen: 80_000,
            billable_fen: 80_000,
          }),
        ],
      }),
      titles.reply({ list: [anInvoiceTitle({ tax_no: '' })] }),
      request.reply(aTaxedInvoice()),
    )
  },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed()
    await userEvent.click(await dialog.findByRole('radio', { name: /增值税专用发票/ }))
    await expect(dialog.getByText(/不含税 ¥754.72，税额 ¥45.28/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }))
    await expect(await dialog.findByText('开增值税发票的单位抬头需要税号，请补充')).toBeVisible()
  },
})

export const NothingToBill = meta.story({
  beforeEach: ({ msw }) => msw.use(billable.reply({ list: [] })),
  play: async () => {
    const dialog = await dialogNamed()
    await expect(await dialog.findByRole('heading', { name: '没有可以开票的订单' })).toBeVisible()
  },
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(billable.never()),
  play: async () => {
    await dialogNamed()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(billable.fault()),
  play: async ({ msw, userEvent }) => {
    const dialog = await dialogNamed()
    const retry = await dialog.findByRole('button', { name: '重新加载' })
    msw.use(billable.reply({ list: first ? [first] : [] }))
    await userEvent.click(retry)
    await expect(await dialog.findByLabelText(amount)).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await dialogNamed()
    await expect(await dialog.findByLabelText(amount)).toBeVisible()
  },
})
