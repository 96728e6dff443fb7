import { useState } from 'react'
import { expect } from 'storybook/test'
import { listOrderInvoices } from '@portal/api/contract/invoices.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { anInvoice, anInvoiceMail, invoiceFiles } from '@portal/api/fixtures/invoices'
import { aStaff } from '@portal/api/fixtures/users'
import { useCurrentStaff } from '@portal/api/hooks/staff'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { retry } from '../staff-desk/story-desk.tsx'
import { OrderInvoicesPanel, type OrderInvoicesPanelProps } from './OrderInvoicesPanel.tsx'

const ofOrder = mock(listOrderInvoices)
const staff = mock(getCurrentStaff)

const issued = anInvoice({
  invoice_status: 'issued',
  number: '26112000000041837752',
  issued_on: '2026-05-18',
  files: invoiceFiles,
})
/** One of each state, the newest first. */
const several = [
  anInvoice({ invoice_no: '202605180047', amount_fen: 5_000 }),
  anInvoice({
    ...issued,
    invoice_no: '202605180046',
    amount_fen: 15_000,
    orders: ['1', '2'],
    mail: anInvoiceMail(),
  }),
  anInvoice({ ...issued, invoice_no: '202605180045', invoice_status: 'red_requested' }),
  anInvoice({ ...issued, invoice_no: '202605180044', invoice_status: 'red_done' }),
  anInvoice({ invoice_no: '202605180043', invoice_status: 'returned', reason: '抬头与税号不符' }),
  anInvoice({ invoice_status: 'cancelled' }),
]

const meta = preview.meta({
  component: OrderInvoicesPanel,
  args: { type: 'membership' as const, orderNo: '2026051800135' },
  globals: { density: 'staff' },
  parameters: { session: 'manager' },
  decorators: [
    Story => (
      // as wide as a drawer leaves it
      <div style={{ maxWidth: 496 }}>
        <h1>20260518 00135</h1>
        <h2>发票与票据</h2>
        <Story />
      </div>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff()), ofOrder.reply({ list: [issued] })),
})

export const Issued = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请 20260518 0042' })).toHaveAttribute(
      'href',
      '/invoiceManagement?invoice=202605180042',
    )
    await expect(canvas.getByText(/号码 2611 2000 0000 4183 7752 · 2026-05-18 开具/)).toBeVisible()
    const pdf = canvas.getByRole('link', { name: '下载 PDF 申请 20260518 0042' })
    await expect(pdf).toHaveAttribute('href', '/invoice.pdf')
    await expect(pdf).toHaveAttribute('download', '华岳重工 1300.pdf')
  },
})

export const Several = meta.story({
  beforeEach: ({ msw }) => msw.use(ofOrder.reply({ list: several })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
    await expect(canvas.getByText('华岳重工集团有限公司 · 2 单合并')).toBeVisible()
    // only what was issued has a number
    await expect(canvas.getAllByText(/号码/)).toHaveLength(3)
  },
})

export const ForWhoMayNotOpenTheDesk = meta.story({
  beforeEach: ({ msw }) => msw.use(staff.reply(aStaff({ remark: 'super' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/申请 20260518 0042/)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '申请 20260518 0042' })).toBeNull()
    await expect(canvas.getByRole('link', { name: '下载 OFD 申请 20260518 0042' })).toBeVisible()
  },
})

let asked = 0

/** The page around has asked who reads; the panel opens later. */
function OpenedLate(props: OrderInvoicesPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: reader } = useCurrentStaff()
  if (isOpen) return <OrderInvoicesPanel {...props} />
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {reader?.name} 打开
    </button>
  )
}

export const WhoReadsIsAskedOnce = meta.story({
  // about the calls, not the look
  tags: ['no-picture'],
  render: args => <OpenedLate {...args} />,
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(
      staff.answer(() => {
        asked += 1
        return Promise.resolve(aStaff())
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: '沈静仪 打开' })
    // longer than the same question is taken for one
    await new Promise(resolve => {
      setTimeout(resolve, 2_100)
    })
    await userEvent.click(open)
    await expect(await canvas.findByRole('link', { name: '申请 20260518 0042' })).toBeVisible()
    await expect(asked).toBe(1)
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(ofOrder.never()) })

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(ofOrder.fault()),
  play: async context => {
    await retry(context, ofOrder.reply({ list: [issued] }))
    await expect(await context.canvas.findByText('已开票')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(ofOrder.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('票据没有加载出来。')).toBeVisible()
  },
})

const longName = '新疆维吾尔自治区克孜勒苏柯尔克孜自治州阿图什市企业财务管理服务中心有限责任公司'

export const LongNamePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ofOrder.reply({
        list: [{ ...issued, document_kind: 'special', amount_fen: 128_000_000, buyer_name: longName }],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longName)).toBeVisible()
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  beforeEach: ({ msw }) => msw.use(ofOrder.reply({ list: several })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6)
  },
})
