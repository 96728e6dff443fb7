import { resendInvoice } from '@portal/api/contract/invoices.contract'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { aMailPutOff, anInvoiceMail } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
import { alone, beforeInvoices, invoiceAt, issued, list, on, one, page, press } from './story-invoices.ts'

const resending = mock(resendInvoice)
const resent = recordCalls('*/api/invoices/resend')

const meta = preview.meta({
  component: InvoiceDeskPanel,
  ...onADesk,
  beforeEach: beforeInvoices,
})

const to = 'caiwu@huayue.example'
const { at: mailedAt } = anInvoiceMail()
const withMail = (mail: InvoiceDetail['mail'], line?: InvoiceDetail['history'][number]) =>
  issued({ mail, history: [...issued().history, ...(line ? [line] : [])] })

const delivered = withMail(anInvoiceMail(), { at: mailedAt, text: '送达接收邮箱', by: '邮件', note: '' })
const waiting = withMail(anInvoiceMail({ state: 'waiting' }))
const putOff = withMail(aMailPutOff)
const refused = '收件邮箱不存在或拒收'
const failed = withMail(anInvoiceMail({ state: 'failed', trouble: refused }), {
  at: mailedAt,
  text: '没有送达接收邮箱',
  by: '邮件',
  note: refused,
})

/** What the desk with one document shows of it in the queue, at its head and in the result. */
export const Delivered = meta.story({
  ...on(alone(delivered)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`05-18 14:46 ${to}`)).toBeVisible()
    await expect(canvas.getAllByText('已送达')).toHaveLength(3)
    await expect(canvas.getByText('送达接收邮箱')).toBeVisible()
  },
})

export const Waiting = meta.story({
  ...on(alone(waiting)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('等邮箱回执')).toBeVisible()
    await expect(canvas.getByText(`05-18 14:46 发往 ${to}`)).toBeVisible()
    await expect(canvas.queryByText('已送达')).toBeNull()
  },
})

export const NotDeliveredYet = meta.story({
  ...on(alone(putOff)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('邮件暂时没有发出')).toBeVisible()
    await expect(canvas.getByText(/^05-18 18:46 再发，不用操作/)).toBeVisible()
    await expect(canvas.getByText('等邮箱回执')).toBeVisible()
  },
})

export const NotDelivered = meta.story({
  ...on(alone(failed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/收件邮箱不存在或拒收。可以换一个邮箱重新发送/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新发送' })).toBeVisible()
  },
})
export const NotDeliveredInTheDark = meta.story({
  ...on(alone(failed)),
  globals: { ...onADesk.globals, theme: 'dark' },
})
export const NotDeliveredOnAPhone = meta.story({
  ...on(alone(failed)),
  globals: { ...onADesk.globals, viewport: { value: 'phone' } },
})

/** Issued before documents were mailed. */
export const NeverMailed = meta.story({
  ...on(alone(issued({ mail: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2611 2000 0000 4183 7752')).toBeVisible()
    await expect(canvas.queryByText('送达')).toBeNull()
  },
})

export const SendsToAnotherAddress = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  ...on(alone(failed), resent.listen, resending.reply(waiting)),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, '重新发送')
    const dialog = within(
      await shown(body().findByRole('dialog', { name: '重新发送“华岳重工集团有限公司”的票据' })),
    )
    const field = dialog.getByLabelText('接收邮箱')
    await userEvent.clear(field)
    await userEvent.type(field, ' kuaiji@huayue.example ')
    msw.use(one.reply(waiting), list.reply(page({ list: [waiting], total: 1 })))
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await body().findByText(/^正在发往 kuaiji@huayue\.example/)).toBeVisible()
    await expect(resent.sent).toEqual([{ invoice_no: invoiceAt(0), email: 'kuaiji@huayue.example' }])
    await waitFor(() => expect(canvas.getByText('等邮箱回执')).toBeVisible())
    await expect(canvas.queryByText(/可以换一个邮箱重新发送/)).toBeNull()
  },
})

/** What somebody else made of it meanwhile is shown. */
export const SomebodyElseWasFirst = meta.story({
  tags: ['no-picture'],
  ...on(alone(delivered), resending.conflict({})),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, '重新发送')
    const dialog = within(await shown(body().findByRole('dialog')))
    const now = issued({
      invoice_status: 'red_requested',
      reason: '抬头变更',
      allowed: ['refuse_red', 'reverse'],
    })
    msw.use(one.reply(now), list.reply(page({ list: [], total: 0 })))
    await userEvent.click(dialog.getByRole('button', { name: '发送' }))
    await expect(await canvas.findByText('这张票据刚刚有了变化')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '重新发送' })).toBeNull()
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
  },
})
