import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { keptPreferences } from './story-preferences.ts'
import { ThemeControl } from './ThemeControl.tsx'

let server = keptPreferences()

const meta = preview.meta({
  component: ThemeControl,
  globals: { density: 'staff' },
  parameters: { session: 'manager' },
  beforeEach({ msw }) {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
})

export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '跟随系统' })).toBeChecked()
  },
})
export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const light = canvas.getByRole('radio', { name: '浅色' })
    await userEvent.click(light)
    await expect(light).toBeChecked()
    await waitFor(() => expect(server.sent).toEqual([{ theme: 'light' }]))
  },
})
export const Phone = meta.story({ globals: { density: 'staff', viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { density: 'staff', theme: 'dark' } })
