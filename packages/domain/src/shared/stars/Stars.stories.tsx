import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Stars, type StarsProps } from './Stars.tsx'

const args: StarsProps = { star: 3 }
const meta = preview.meta({ component: Stars, args })

export const Three = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '三星' })).toBeVisible()
  },
})
export const Five = meta.story({ args: { star: 5 as const } })
