import { expect, screen, waitFor, within } from 'storybook/test'
import { askInvoiceReversal, cancelInvoice, resendInvoice } from '@portal/api/contract/invoices.contract'
import { aPage } from '@portal/api/fixtures/memberships'
import { anInvoice, anInvoiceDetail, invoiceFiles } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { MemberInvoicesPanel } from './MemberInvoicesPanel.tsx'
import {
  atThePlatform,
  billable,
  book,
  invoices,
  list,
  mailed,
  onPage,
  orders,
  titles,
} from './story-invoices.tsx'

const cancel = mock(cancelInvoice)
const ask = mock(askInvoiceReversal)
const resend = mock(resendInvoice)
const page = (rows = invoices, total = rows.length) =>
  list.reply({ ...aPage(rows), total, counts: [], platform: null })

const meta = preview.meta({
  component: MemberInvoicesPanel,
  args: { type: 'membership' as const },
  decorators: [onPage],
  beforeEach: ({ msw }) => {
    msw.use(page(), billable.reply({ list: orders }), titles.reply({ list: book }))
  },
})

export const EveryState = meta.story({
  play: async ({ canvas }) => {
    const files = await canvas.findByRole('link', { name: '下载 PDF 申请 20260516 0031' })
    await expect(files).toHaveAttribute('href', '/invoice.pdf')
    await expect(canvas.getByText(/协会退回：抬头与税号不符/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '修改申请 申请 20260517 0037' })).toBeVisible()
    await expect(canvas.getByText(/2 单合并/)).toBeVisible()
    await expect(canvas.getByText('已送达')).toBeVisible()
    await expect(canvas.getByText(/2026-05-18 14:46 已送达 caiwu@huayue\.example/)).toBeVisible()
  },
})
/** What the platform did not issue is for finance to mend: the member has nothing to do. */
export const AtThePlatform = meta.story({
  beforeEach: ({ msw }) => msw.use(page(atThePlatform)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/已交开票平台开具/)).toBeVisible()
    await expect(canvas.getByText(/开票平台暂时没有开出，协会财务正在处理/)).toBeVisible()
    await expect(canvas.getAllByText('开票中')).toHaveLength(2)
    await expect(canvas.queryByText('开票失败')).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^取消申请/ })).toBeNull()
  },
})
export const OfEvaluations = meta.story({
  args: { type: 'evaluation' },
  beforeEach: ({ msw }) =>
    msw.use(page([anInvoice({ order_kind: 'evaluation', document_kind: 'ordinary' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^评价费开具增值税普通发票或专用发票；/)).toBeVisible()
  },
})
export const Asks = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请发票' }))
    const dialog = within(await shown(screen.findByRole('dialog', { name: '申请发票' })))
    await expect(await dialog.findByText('已选 0 笔，同一抬头同一种类可合并')).toBeVisible()
  },
})
/** On its way, not delivered, and issued before documents were mailed. */
export const Mailed = meta.story({
  beforeEach: ({ msw }) => msw.use(page(mailed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/正在发往 caiwu@huayue\.example/)).toBeVisible()
    await expect(
      canvas.getByText(/没有送达 caiwu@huayve\.example（收件邮箱不存在或拒收），可以换一个邮箱重新发送/),
    ).toBeVisible()
    await expect(canvas.getAllByText('已开票')).toHaveLength(4)
    await expect(canvas.getByText(/的邮件暂时没有发出，05-18 18:46 再发/)).toBeVisible()
  },
})
export const MailedOnAPhone = meta.story({
  beforeEach: ({ msw }) => msw.use(page(mailed)),
  globals: { viewport: { value: 'phone' } },
})
export const SendsToAnotherAddress = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(page(mailed), resend.reply(anInvoiceDetail(mailed[0]))),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新发送 申请 20260518 0041' }))
    const dialog = within(
      await shown(screen.findByRole('dialog', { name: '重新发送“华岳重工集团有限公司”的票据' })),
    )
    const field = dialog.getByLabelText('接收邮箱')
    await expect(field).toHaveValue('caiwu@huayve.example')
    await userEvent.clear(field)
    await userEvent.type(field, 'caiwu@huayue.example')
    msw.use(page(mailed.slice(0, 1)))
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(
      await screen.findByText('正在发往 caiwu@huayue.example，送达后会显示在这张票据上'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/没有送达/)).toBeNull())
  },
})
/** What the association changed of a title is said with the document. */
export const IssuedWithAMendedTitle = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      page([
        anInvoice({
          invoice_status: 'issued',
          number: '26112000000041837752',
          issued_on: '2026-05-18',
          files: invoiceFiles,
          buyer_name: '华岳重工装备集团有限公司',
          title_note: '税务登记的名称含“装备”二字，已按登记的名称开具，请更新抬头。',
        }),
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/抬头已由协会更正：税务登记的名称含“装备”二字/)).toBeVisible()
  },
})
export const Cancels = meta.story({
  beforeEach: ({ msw }) => msw.use(cancel.reply(anInvoiceDetail({ invoice_status: 'cancelled' }))),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消申请 申请 20260518 0042' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '取消这次开票申请？' })))
    msw.use(page([anInvoice({ invoice_status: 'cancelled' })]))
    await userEvent.click(dialog.getByRole('button', { name: '取消申请' }))
    await expect(await screen.findByText('已取消开票申请')).toBeVisible()
    await expect(await canvas.findByText('已取消')).toBeVisible()
  },
})
export const AsksForARedLetter = meta.story({
  beforeEach: ({ msw }) => msw.use(ask.reply(anInvoiceDetail({ invoice_status: 'red_requested' }))),
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: '申请红冲 申请 20260516 0031' })
    await userEvent.click(press)
    const named = { name: '申请红冲“华岳重工集团有限公司”的票据' }
    const dialog = within(await shown(screen.findByRole('dialog', named)))
    await userEvent.click(dialog.getByRole('button', { name: '申请红冲' }))
    await expect(await dialog.findByText('请填写原因')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('红冲原因')).toHaveFocus())
    await userEvent.type(dialog.getByLabelText('红冲原因'), '税号有误')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(press)
    const again = within(await shown(screen.findByRole('dialog', named)))
    await expect(again.getByLabelText('红冲原因')).toHaveValue('税号有误')
    await userEvent.click(again.getByRole('button', { name: '申请红冲' }))
    await expect(await screen.findByText('已申请红冲，由协会财务办理')).toBeVisible()
  },
})
export const Paged = meta.story({
  beforeEach: ({ msw }) => msw.use(page(invoices, 23)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下一页' }))
    await expect(await canvas.findByText('第 11–20 条，共 23 条')).toBeVisible()
  },
})
export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      page([
        anInvoice({
          buyer_name: '中国（示例）国际经济技术合作与财务管理咨询服务股份有限公司北京第一分公司',
          amount_fen: 1_234_567_890,
          invoice_status: 'returned',
          reason: '税号与名称不符。'.repeat(20),
        }),
      ]),
    ),
  globals: { viewport: { value: 'phone' } },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有发票与票据' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(page())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('list', { name: '发票与票据' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
