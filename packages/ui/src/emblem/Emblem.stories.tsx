import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Emblem } from './Emblem.tsx'

const meta = preview.meta({ component: Emblem })

export const Seal = meta.story({
  args: { label: '协会会徽' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '协会会徽' })).toBeVisible()
  },
})
export const Mono = meta.story({ args: { variant: 'mono', size: 56 } })
export const Smallest = meta.story({ args: { size: 16 } })
