import { useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Button } from '../button/index.ts'
import { FilterChip } from '../filter-chip/index.ts'
import { Popover, type PopoverTrigger } from './Popover.tsx'
import { PopoverPanel } from './PopoverPanel.tsx'

const renderTrigger = (button: PopoverTrigger) => <FilterChip name="状态" {...button} />

const meta = preview.meta({
  component: Popover,
  globals: { density: 'staff' },
  args: { label: '按状态筛选', renderTrigger, children: <p style={{ padding: 12 }}>待支付</p> },
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

export const ClosesByAPressOutside = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('group')).toBeNull()
  },
})

/** A button near an edge: what opens stays in the window, also when its content comes later. */
export const NearAnEdge = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    align: 'end',
    style: { width: 96 },
    children: <p style={{ width: 320, padding: 12 }}>筛选：状态为已支付。</p>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    const panel = canvas.getByRole('group', { name: '按状态筛选' })
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(16))
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16)
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
  },
})

function Anchored() {
  const anchor = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div ref={anchor} style={{ width: 320 }}>
      <Button onClick={() => setOpen(true)}>选择日期</Button>
      {open ? (
        <PopoverPanel anchor={anchor} label="日期" width="trigger" onClose={() => setOpen(false)}>
          <p style={{ padding: 16 }}>与触发它的字段同宽。</p>
        </PopoverPanel>
      ) : null}
    </div>
  )
}
export const PanelOfAField = meta.story({
  globals: { density: 'member' },
  render: () => <Anchored />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(screen.findByRole('dialog', { name: '日期' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择日期' })).toHaveFocus())
  },
})
