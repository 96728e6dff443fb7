import { expect } from 'storybook/test'
import { listEnterpriseVips } from '@portal/api/contract/memberships.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { aPage, aUnitMembership } from '@portal/api/fixtures/memberships'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { UnitMembershipPanel } from './UnitMembershipPanel.tsx'

const memberships = mock(listEnterpriseVips)

const meta = preview.meta({
  component: UnitMembershipPanel,
  beforeEach: ({ msw }) => {
    msw.use(mock(getCurrentUser).reply(aUser()), memberships.reply(aPage([aUnitMembership()])))
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '江海联运集团有限公司' })).toBeVisible()
  },
})
export const NoUnit = meta.story({
  beforeEach: ({ msw }) => msw.use(memberships.reply(aPage([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '申请单位会员' })).toHaveAttribute(
      'href',
      '/applyEnterpriseMember',
    )
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(memberships.never()) })
export const Fault = meta.story({
  beforeEach: ({ msw }) => msw.use(memberships.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible()
  },
})
export const LongNamePhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      memberships.reply(
        aPage([
          aUnitMembership({
            company_name: '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司',
            whats_member: '副会长单位',
          }),
        ]),
      ),
    ),
})
