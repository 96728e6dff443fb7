import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ component: Badge, args: { count: 23 } })

export const Neutral = meta.story()
export const Plain = meta.story({ args: { tone: 'plain' } })
export const Many = meta.story({
  args: { count: 120, max: 99, tone: 'attention' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible()
  },
})
export const AttentionDark = meta.story({
  args: { count: 3, tone: 'attention' },
  globals: { theme: 'dark', density: 'staff' },
})
export const Zero = meta.story({ args: { count: 0 } })
