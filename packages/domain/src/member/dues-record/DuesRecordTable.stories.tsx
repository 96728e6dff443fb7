import { aDuesPeriod } from '@portal/api/fixtures/memberships'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DuesRecordTable } from './DuesRecordTable.tsx'

const meta = preview.meta({
  component: DuesRecordTable,
  args: {
    periods: [
      aDuesPeriod(),
      aDuesPeriod({ id: 'p0', type: 'join', starts_at: '2025-04-01', ends_at: '2026-03-31', order_no: null }),
    ],
  },
})

export const TwoPeriods = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '会费记录，按会员期从近到远' })).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: '查看会员期 2026-04-01 至 2027-03-31 的订单' }),
    ).toHaveAttribute('href', '/home/invoiceOrder?order=2026032200087')
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})
export const Cards = meta.story({ globals: { viewport: { value: 'phone' } } })
