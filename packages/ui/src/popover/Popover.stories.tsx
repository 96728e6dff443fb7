import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Popover } from './Popover.tsx'
import { PopoverPanel } from './PopoverPanel.tsx'

const meta = preview.meta({
  component: Popover,
  args: {
    label: '显示哪些列',
    trigger: <button type="button">列设置</button>,
    children: (
      <div style={{ display: 'grid', gap: 8 }}>
        <Checkbox defaultChecked>订单号</Checkbox>
        <Checkbox>识别码</Checkbox>
      </div>
    ),
  },
})

export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '列设置' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    await shown(screen.findByRole('dialog', { name: '显示哪些列' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
export const ClosesFromInside = meta.story({
  args: {
    onOpenChange: fn(),
    children: close => (
      <Button size="m" variant="primary" onClick={close}>
        保存视图
      </Button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存视图' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})
export const PressOutsideCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await shown(screen.findByRole('dialog'))
    await userEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  render: () => <Anchored />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(screen.findByRole('dialog', { name: '日期' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择日期' })).toHaveFocus())
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { children: '一段较长的说明：本列只影响您自己看到的表格，不影响导出的文件，也不影响其他同事。' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await shown(screen.findByRole('dialog'))
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await expect(await screen.findByRole('checkbox', { name: '订单号' })).toBeChecked()
  },
})
