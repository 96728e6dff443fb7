import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Skeleton, SkeletonLines } from './Skeleton.tsx'

const meta = preview.meta({ component: Skeleton, args: { width: 240 } })

export const Bar = meta.story({
  // about the moment; pictures are taken without animation
  tags: ['no-picture'],
  args: { title: '骨架' },
  play: async ({ canvas }) => {
    const bar = canvas.getByTitle('骨架')
    // not `not.toBeVisible()`: a slow machine may look after the 300 ms
    await expect(getComputedStyle(bar).animationDelay).toBe('0.3s')
    await waitFor(() => expect(bar).toBeVisible())
  },
})
export const Round = meta.story({ args: { shape: 'round', width: 60, height: 60 } })
export const Lines = meta.story({ render: () => <SkeletonLines count={5} /> })
