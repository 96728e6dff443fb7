import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskWalker } from './DeskWalker.tsx'

const onPrevious = fn()
const onNext = fn()
const inTheMiddle = { at: 2, total: 23, onPrevious, onNext }

const meta = preview.meta({
  component: DeskWalker,
  globals: { density: 'staff' },
  args: { walk: inTheMiddle },
})

export const ByButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 / 23')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }))
    await expect(onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }))
    await expect(onPrevious).toHaveBeenCalledOnce()
  },
})
export const First = meta.story({
  args: { walk: { ...inTheMiddle, at: 1, onPrevious: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '上一条' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const Last = meta.story({
  args: { walk: { ...inTheMiddle, at: 23, onNext: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '下一条' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const LeftTheQueue = meta.story({
  args: { walk: { ...inTheMiddle, at: null, onPrevious: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/23/)).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
