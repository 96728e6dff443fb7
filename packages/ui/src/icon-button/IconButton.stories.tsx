import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RefreshCwIcon } from '../icon/index.ts'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  component: IconButton,
  args: { icon: RefreshCwIcon, label: '刷新', onClick: fn() },
})

export const Member = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Staff = meta.story({ globals: { density: 'staff' } })
export const Small = meta.story({ args: { size: 's' } })
export const Pressed = meta.story({
  args: { 'aria-pressed': true },
  globals: { density: 'staff', theme: 'dark' },
})
export const Disabled = meta.story({ args: { disabled: true } })
export const AtEnd = meta.story({
  args: { atEnd: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '刷新' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
