import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'

const onLoad = fn()
const onKeep = fn()

const meta = preview.meta({
  component: ConflictNotice,
  args: { savedAt: '2026-05-18 14:40:00', onLoad, onKeep },
})

export const TheyOrI = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('保存于 2026-05-18 14:40')
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await expect(onLoad).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '保留这里的内容' }))
    await expect(onKeep).toHaveBeenCalledOnce()
  },
})
export const StillFetching = meta.story({
  args: { savedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '载入最新内容' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '保留这里的内容' })).toBeDisabled()
  },
})
export const NobodySaysWhen = meta.story({
  args: { savedAt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('保存于')
    await expect(canvas.getByRole('button', { name: '载入最新内容' })).toBeEnabled()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
