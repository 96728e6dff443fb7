import { workCounts } from '@portal/api/contract/staff.contract'
import { someWorkCounts } from '@portal/api/fixtures/work-counts'
import type { OrderType } from '@portal/api/hooks/orders'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderTypeLinks } from './DeskTabs.tsx'
import { queues } from './story-desk.tsx'

const counts = mock(workCounts)

const meta = preview.meta({
  component: OrderTypeLinks,
  globals: { density: 'staff' },
  parameters: { session: 'manager' },
  args: {
    type: 'membership' as OrderType,
    queues: ['payments_to_confirm', 'exceptions'] as const,
    queueLink: ({ type }: { type: OrderType }) => ({ to: `?${new URLSearchParams({ status: '10', type })}` }),
  },
  beforeEach: ({ msw }) => msw.use(queues),
})

/** What waits at this desk stands beside each type, and the way to the other keeps the filter. */
export const Dues = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '会费 25' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '评价费 3' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?status=10&type=evaluation$/),
    )
  },
})
export const Evaluations = meta.story({
  args: { type: 'evaluation' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '评价费 3' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
})
/** Nothing is said of queues that the sub-role has no right to. */
export const NoSuchQueues = meta.story({
  beforeEach: ({ msw }) => msw.use(counts.reply(someWorkCounts())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '评价费' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '会费' })).toBeVisible()
  },
})
export const CountsFail = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(counts.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '评价费' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
