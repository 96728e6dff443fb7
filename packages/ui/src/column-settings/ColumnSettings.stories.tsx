import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { plainLayout } from './column-layout.ts'
import { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx'
import type { RowHeight } from './row-heights.ts'

const onChange = fn()

function Example(props: Partial<ColumnSettingsProps>) {
  const [layout, setLayout] = useState(plainLayout)
  const [rowHeight, setRowHeight] = useState<RowHeight>('compact')
  return (
    <div style={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', minHeight: 380 }}>
      <ColumnSettings
        columns={[
          { id: 'id', header: '订单号', fixed: true },
          { id: 'item', header: '项目' },
          { id: 'member', header: '会员' },
          { id: 'channel', header: '渠道' },
        ]}
        value={layout}
        onChange={next => {
          setLayout(next)
          onChange(next)
        }}
        rowHeight={rowHeight}
        onRowHeightChange={setRowHeight}
        {...props}
      />
    </div>
  )
}

const meta = preview.meta({
  component: Example,
  globals: { density: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await expect(await canvas.findByRole('button', { name: '恢复默认' })).toBeVisible()
  },
})

export const Open = meta.story()
export const HidesAndRestores = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '列设置' })
    await userEvent.click(button)
    const panel = within(canvas.getByRole('group', { name: '列设置' }))
    await expect(await panel.findByRole('checkbox', { name: '订单号' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: '渠道' }))
    await expect(onChange).toHaveBeenLastCalledWith({
      order: ['item', 'member', 'channel'],
      hidden: ['channel'],
    })
    await userEvent.click(panel.getByRole('button', { name: '恢复默认' }))
    await expect(panel.getByRole('checkbox', { name: '渠道' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group')).toBeNull()
    await waitFor(() => expect(button).toHaveFocus())
  },
})
export const OrdersByButtonsAndKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    const panel = within(canvas.getByRole('group', { name: '列设置' }))
    await userEvent.click(await panel.findByRole('button', { name: '渠道上移' }))
    await expect(panel.getByRole('status')).toHaveTextContent('渠道移到第 3 列')
    await expect(onChange).toHaveBeenLastCalledWith({ order: ['item', 'channel', 'member'], hidden: [] })
    const item = panel.getByRole('checkbox', { name: '项目' })
    item.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(onChange).toHaveBeenLastCalledWith({ order: ['channel', 'item', 'member'], hidden: [] })
    await waitFor(() => expect(item).toHaveFocus())
    await expect(panel.getByRole('button', { name: '渠道上移' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const SetsTheRowHeight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    const relaxed = await canvas.findByRole('radio', { name: '宽松' })
    await userEvent.click(relaxed)
    await expect(relaxed).toBeChecked()
  },
})
export const OwnButton = meta.story({
  args: {
    renderTrigger: button => (
      <Button size="s" {...button}>
        列设置
      </Button>
    ),
    onRowHeightChange: undefined,
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
