import { aFailedApplication, anApplicationIn } from '@portal/api/fixtures/stars'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Milestones } from './Milestones.tsx'
import { milestonesOf } from './star-steps.ts'

const meta = preview.meta({ component: Milestones, args: { milestones: milestonesOf(anApplicationIn(30)) } })

export const Current = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    const current = canvas.getAllByRole('listitem').find(item => item.hasAttribute('aria-current'))
    await expect(current).toHaveTextContent('专家评审进行中')
  },
})
export const Returned = meta.story({ args: { milestones: milestonesOf(anApplicationIn(15)) } })
export const Failed = meta.story({ args: { milestones: milestonesOf(aFailedApplication('check')) } })
export const AllDone = meta.story({ args: { milestones: milestonesOf(anApplicationIn(50)) } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { milestones: milestonesOf(anApplicationIn(15)) },
})
