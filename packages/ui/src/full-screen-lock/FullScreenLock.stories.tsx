import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FullScreenLock } from './FullScreenLock.tsx'

const meta = preview.meta({ component: FullScreenLock })

export const Locked = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在打开…')
  },
})
