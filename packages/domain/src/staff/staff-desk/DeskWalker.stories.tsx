import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskWalker, type DeskWalkerProps } from './DeskWalker.tsx'

const onPrevious = fn()
const onNext = fn()
const inTheMiddle: DeskWalkerProps = { at: 2, of: 23, onPrevious, onNext }

const meta = preview.meta({
  component: DeskWalker,
  globals: { density: 'staff' },
  args: inTheMiddle,
})

export const ByButtonAndByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 / 23')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }))
    await userEvent.keyboard('j')
    await expect(onNext).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: '上一条' }))
    await userEvent.keyboard('k')
    await expect(onPrevious).toHaveBeenCalledTimes(2)
  },
})
export const First = meta.story({
  args: { at: 1, onPrevious: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '上一条' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const Last = meta.story({
  args: { at: 23, onNext: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '下一条' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const LeftTheQueue = meta.story({
  args: { at: null, onPrevious: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/23/)).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
