import { delegatedTasks } from '@portal/api/fixtures/delegations'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, onADesk } from '../staff-desk/story-desk.tsx'
import { DelegatedTasks } from './DelegatedTasks.tsx'
import { mine } from '../delegation/story-delegations.ts'

const meta = preview.meta({
  component: DelegatedTasks,
  ...onADesk,
  decorators: [
    Story => (
      <>
        <h1>首页</h1>
        <Story />
      </>
    ),
  ],
  beforeEach: afresh(() => [mine.reply({ list: [...delegatedTasks] })]),
})

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '05-15 对账' })).toHaveAttribute(
      'href',
      '/paymentAffirm/reconciliation?day=2026-05-15',
    )
    await expect(canvas.getByRole('link', { name: '开票申请 20260517 0037' })).toHaveAttribute(
      'href',
      '/invoiceManagement?type=evaluation&invoice=202605170037',
    )
    await expect(canvas.getByText('2 件')).toBeVisible()
  },
})

/** Where nobody passed anything on there is nothing to see. */
export const None = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mine.reply({ list: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('heading', { name: /同事转给您/ })).toBeNull())
  },
})

export const FailsAndRecovers = meta.story({
  beforeEach: ({ msw }) => msw.use(mine.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    await expect(canvas.getByText('同事转给您的事项没有加载出来。')).toBeVisible()
    msw.use(mine.reply({ list: [...delegatedTasks] }))
    await userEvent.click(retry)
    await expect(await canvas.findByRole('link', { name: '05-15 对账' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '05-15 对账' })
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '05-15 对账' })
  },
})
