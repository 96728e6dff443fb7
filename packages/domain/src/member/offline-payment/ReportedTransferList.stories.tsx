import { aReport } from '@portal/api/fixtures/orders'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ReportedTransferList } from './ReportedTransferList.tsx'

const meta = preview.meta({ component: ReportedTransferList, args: { report: aReport() } })

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥200.00')).toBeVisible()
    await expect(canvas.getByText(/6621/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /网银回单 0518\.png/ })).toHaveAttribute(
      'href',
      '/voucher.png',
    )
  },
})
export const OnlyWhatMustBe = meta.story({
  args: { report: aReport({ payer_bank: '', payer_account_tail: '', vouchers: [] }) },
})
export const LongNote = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    report: aReport({ note: '由分公司代付，付款户名与会员单位不同，凭证附言中已写明订单号。'.repeat(3) }),
  },
})
