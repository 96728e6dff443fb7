import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { EntryConflict } from './EntryConflict.tsx'

const onLoad = fn()
const onKeep = fn()

const meta = preview.meta({
  component: EntryConflict,
  args: {
    savedAt: '2026-05-18 14:40:00',
    differences: [
      { label: '职务', words: '总会计师' },
      { label: '部门', words: '' },
    ],
    onLoad,
    onKeep,
  },
})

export const TwoDiffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('职务：总会计师')).toBeVisible()
    await expect(canvas.getByText('部门：未填写')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await expect(onLoad).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '用这里的内容替换' }))
    await expect(onKeep).toHaveBeenCalledOnce()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
