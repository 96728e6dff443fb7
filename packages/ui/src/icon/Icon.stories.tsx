import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import * as glyphs from './index.ts'

const { ClockIcon } = glyphs

const meta = preview.meta({ component: ClockIcon })

export const Decorative = meta.story({})
export const Named = meta.story({
  args: { label: '待审核', size: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '待审核' })).toBeVisible()
  },
})
export const All = meta.story({
  render: args => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(12, 40px)', gap: 8 }}>
      {Object.entries(glyphs).map(([name, Glyph]) => (
        <span key={name} title={name}>
          <Glyph {...args} />
        </span>
      ))}
    </div>
  ),
})
