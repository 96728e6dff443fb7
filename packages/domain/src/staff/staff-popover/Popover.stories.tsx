import { expect, waitFor } from 'storybook/test'
import { FilterChip } from '@portal/ui/filter-chip'
import preview from '../../../../../.storybook/preview.tsx'
import { Popover, usePopoverClose, type PopoverTrigger } from './Popover.tsx'

const renderTrigger = (button: PopoverTrigger) => <FilterChip name="状态" {...button} />

function Choices() {
  const close = usePopoverClose()
  return (
    <p style={{ padding: 12 }}>
      <button type="button" onClick={close}>
        应用
      </button>
    </p>
  )
}

const meta = preview.meta({
  component: Popover,
  globals: { density: 'staff' },
  args: { label: '按状态筛选', renderTrigger, children: <Choices /> },
  decorators: [
    Story => (
      <div style={{ height: 160 }}>
        <Story />
      </div>
    ),
  ],
})

export const ClosesByEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '状态' })
    await userEvent.click(button)
    await expect(canvas.getByRole('group', { name: '按状态筛选' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const ClosesByItsContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '状态' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: '应用' }))
    await expect(canvas.queryByRole('group')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
})

export const ClosesByAPressOutside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
  },
})
