import { expect } from 'storybook/test'
import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { anOrder } from '@portal/api/fixtures/orders'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderInvoicesPanel } from './OrderInvoicesPanel.tsx'
import { invoices, onPage } from './story-invoices.tsx'

const ofOrder = mock(listOrderInvoices)

const meta = preview.meta({
  component: OrderInvoicesPanel,
  args: { type: 'membership' as const, order: anOrder({ order_status: 30, invoice_status: 'issued' }) },
  decorators: [
    Story => (
      <section aria-labelledby="order">
        <h2 id="order">个人会费 20260518 00137</h2>
        <Story />
      </section>
    ),
    Story => onPage(Story),
  ],
  beforeEach: ({ msw }) => {
    msw.use(ofOrder.reply({ list: invoices.slice(2, 3) }))
  },
})

export const Issued = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '下载 PDF 申请 20260516 0031' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '申请发票' })).toBeNull()
  },
})
export const APartIsLeft = meta.story({
  args: { order: anOrder({ order_status: 30, invoice_status: 'issued', billable_fen: 5_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('可开 ¥50.00，由协会财务开具。')).toBeVisible()
  },
})
export const NoneYet = meta.story({
  args: { order: anOrder({ order_status: 30, billable_fen: 20_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '申请发票' })).toBeVisible()
  },
})
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(ofOrder.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
