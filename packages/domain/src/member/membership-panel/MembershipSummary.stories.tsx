import { aMembership } from '@portal/api/fixtures/memberships'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { MembershipSummary, MembershipSummarySkeleton } from './MembershipSummary.tsx'

const meta = preview.meta({
  component: MembershipSummary,
  args: { membership: aMembership(), renewTo: '/home/renew/personal_vip' },
  decorators: [
    Story => (
      <>
        <h2>个人会员</h2>
        <Story />
      </>
    ),
  ],
})

export const Active = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('317')).toBeVisible()
    await expect(canvas.getByText('2026-04-01 至 2027-03-31')).toBeVisible()
  },
})
export const LastDay = meta.story({
  args: {
    membership: aMembership({ status: 'expiring', expired_time: '2026-05-18 23:59:59', days_left: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今天是最后一天')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '续费 ¥200.00' })).toBeVisible()
  },
})
export const Expired = meta.story({
  args: { membership: aMembership({ status: 'expired', expired_time: '2026-03-31 23:59:59', days_left: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '续费 ¥200.00' })).toBeVisible()
  },
})
export const NoRenewalHere = meta.story({
  args: { membership: aMembership({ status: 'grace', days_left: 0 }), renewTo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Suspended = meta.story({
  args: { membership: aMembership({ status: 'suspended', renewal: 'closed' }) },
})
export const Terminated = meta.story({
  args: { membership: aMembership({ status: 'terminated', renewal: 'closed' }) },
})
export const Loading = meta.story({ render: () => <MembershipSummarySkeleton /> })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
