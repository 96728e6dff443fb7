import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SaveState } from './SaveState.tsx'

const meta = preview.meta({ component: SaveState, args: { state: 'saved', time: '14:32:07' } as const })

export const Saved = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('草稿已自动保存，14:32:07')
  },
})
export const Saving = meta.story({ args: { state: 'saving' } })
export const Failed = meta.story({ args: { state: 'failed' } })
export const Conflict = meta.story({ args: { state: 'conflict' } })
