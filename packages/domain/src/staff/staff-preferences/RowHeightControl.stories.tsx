import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RowHeightControl } from './RowHeightControl.tsx'
import { keptPreferences } from './story-preferences.ts'

let server = keptPreferences()

const meta = preview.meta({
  component: RowHeightControl,
  globals: { density: 'staff' },
  parameters: { session: 'manager' },
  beforeEach({ msw }) {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
})

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '紧凑' })).toBeChecked()
  },
})
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const relaxed = canvas.getByRole('radio', { name: '宽松' })
    await userEvent.click(relaxed)
    await expect(relaxed).toBeChecked()
    await waitFor(() => expect(server.sent).toEqual([{ row_height: 'relaxed' }]))
  },
})
export const Dark = meta.story({ globals: { density: 'staff', theme: 'dark' } })
