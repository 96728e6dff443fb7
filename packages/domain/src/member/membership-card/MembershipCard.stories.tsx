import { expect } from 'storybook/test'
import { aMembership, aUnitMembership } from '@portal/api/fixtures/memberships'
import preview from '../../../../../.storybook/preview.tsx'
import { InvitationCard } from './InvitationCard.tsx'
import { MembershipCard } from './MembershipCard.tsx'
import { MembershipCardSkeleton } from './MembershipCardSkeleton.tsx'

const meta = preview.meta({ component: MembershipCard, args: { membership: aMembership() } })

export const Active = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: '陈知行' })
    await expect(card).toHaveTextContent('有效期至2027-03-31')
    await expect(card).toHaveTextContent('P-2023-004817')
  },
})
export const Expiring = meta.story({
  args: {
    membership: aMembership({ status: 'expiring', expired_time: '2026-06-10 23:59:59', days_left: 23 }),
  },
})
export const Grace = meta.story({
  args: { membership: aMembership({ status: 'grace', expired_time: '2026-05-10 23:59:59', days_left: 0 }) },
})
export const Expired = meta.story({
  args: { membership: aMembership({ status: 'expired', expired_time: '2026-03-31 23:59:59', days_left: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已于此日到期')).toBeVisible()
    await expect(canvas.getByText('已到期')).toBeVisible()
  },
})
export const Suspended = meta.story({ args: { membership: aMembership({ status: 'suspended' }) } })
export const Terminated = meta.story({ args: { membership: aMembership({ status: 'terminated' }) } })
export const Unit = meta.story({ args: { membership: aUnitMembership() } })
export const UnitExpired = meta.story({
  args: { membership: aUnitMembership({ status: 'expired', expired_time: '2026-03-31 23:59:59' }) },
})
export const LongUnitName = meta.story({
  args: {
    membership: aUnitMembership({
      company_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司乌鲁木齐财务共享服务中心',
      level: 'vice_president',
      whats_member: '副会长单位',
    }),
  },
})
export const LongPersonName = meta.story({
  args: { membership: aMembership({ user_name: '阿卜杜热依木·买买提吐尔逊' }) },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Loading = meta.story({ render: () => <MembershipCardSkeleton /> })
export const InvitesPerson = meta.story({
  render: () => <InvitationCard kind="personal" feeFen={20_000} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '邀请您加入协会' })).toHaveTextContent(
      '会费 ¥200.00 / 年',
    )
  },
})
export const InvitesUnit = meta.story({ render: () => <InvitationCard kind="enterprise" feeFen={200_000} /> })
