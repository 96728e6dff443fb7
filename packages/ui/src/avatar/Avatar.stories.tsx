import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from './Avatar.tsx'

const meta = preview.meta({ component: Avatar, args: { name: '陈知行' } })

export const Initial = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('陈')).toBeVisible()
  },
})
export const Large = meta.story({ args: { size: 'l' } })
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('陈')).toBeVisible()
  },
})
