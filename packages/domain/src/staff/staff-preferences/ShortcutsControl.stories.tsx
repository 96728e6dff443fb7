import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ShortcutsControl } from './ShortcutsControl.tsx'
import { keptPreferences } from './story-preferences.ts'

let server = keptPreferences()

const meta = preview.meta({
  component: ShortcutsControl,
  globals: { density: 'staff' },
  parameters: { session: 'manager' },
  beforeEach({ msw }) {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
})

export const On = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /单键快捷键/ })).toBeChecked()
  },
})
export const Off = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /单键快捷键/ })
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await waitFor(() => expect(server.sent).toEqual([{ shortcuts: false }]))
  },
})
export const Phone = meta.story({ globals: { density: 'staff', viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { density: 'staff', theme: 'dark' } })
