import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PlatformLine } from './PlatformLine.tsx'

const meta = preview.meta({
  component: PlatformLine,
  args: { platform: { silent: false, issued_today: 64 } },
})

export const Connected = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('平台自动开具：已连接，今天已开 64 张')).toBeVisible()
  },
})
export const Silent = meta.story({
  args: { platform: { silent: true, issued_today: 64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('平台自动开具：没有应答，每分钟重试，今天已开 64 张')).toBeVisible()
  },
})
export const SilentDark = meta.story({
  args: { platform: { silent: true, issued_today: 64 } },
  globals: { theme: 'dark' },
})
