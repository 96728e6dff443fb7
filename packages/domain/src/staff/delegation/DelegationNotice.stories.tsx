import { aDelegation, aGivenDelegation } from '@portal/api/fixtures/delegations'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, body, onADesk, recordCalls } from '../staff-desk/story-desk.tsx'
import { DelegationNotice } from './DelegationNotice.tsx'
import { ending } from './story-delegations.ts'

const meta = preview.meta({
  component: DelegationNotice,
  ...onADesk,
  args: { task: 'reconciliation_day' as const, subject: '2026-05-15', delegation: aDelegation() },
  beforeEach: afresh(() => [ending.reply({})]),
})

const ended = recordCalls('*/companyapi/delegations/end')

export const ToTheReader = meta.story({
  beforeEach: ({ msw }) => msw.use(ended.listen),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('林若谷 05-18 11:40 转给您')).toBeVisible()
    await userEvent.dblClick(canvas.getByRole('button', { name: '退还' }))
    await expect(await body().findByText('已退还，由财务共同办理')).toBeVisible()
    await expect(ended.sent).toEqual([{ task: 'reconciliation_day' as const, subject: '2026-05-15' }])
  },
})

export const ByTheReader = meta.story({
  args: { delegation: aGivenDelegation() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('您 05-18 11:40 转给 林若谷')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '收回' })).toBeVisible()
  },
})

export const BetweenOthers = meta.story({
  args: { delegation: aDelegation({ to: '钱敏', to_me: false, note: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('林若谷 05-18 11:40 转给 钱敏')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '取消转交' })).toBeVisible()
  },
})

export const IsNotEnded = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(ending.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '退还' }))
    await expect(await body().findByText('接口异常')).toBeVisible()
  },
})

export const LongNoteOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { delegation: aDelegation({ note: '银行来电说这一天的流水要到下午四点以后才能补全。'.repeat(6) }) },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
