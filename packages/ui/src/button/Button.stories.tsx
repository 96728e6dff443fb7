import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StampIcon } from '../icon/index.ts'
import { Button } from './Button.tsx'

const meta = preview.meta({ component: Button, args: { children: '保存并继续', onClick: fn() } })

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const Secondary = meta.story({ args: { children: '申请发票' } })
export const Text = meta.story({ args: { variant: 'text', children: '上一步' } })
export const Seal = meta.story({
  args: { variant: 'seal', icon: StampIcon, children: '确认到账', size: 's' },
})
export const DangerOutline = meta.story({ args: { variant: 'danger-outline', children: '不通过' } })
export const Medium = meta.story({ args: { variant: 'primary', size: 'm', children: '去支付' } })
export const Small = meta.story({ args: { size: 's', children: '退回补正' } })
export const Block = meta.story({
  args: { variant: 'primary', block: true, children: '登录' },
  globals: { viewport: { value: 'phone' } },
})
export const Disabled = meta.story({
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled()
  },
})
export const Busy = meta.story({
  args: { variant: 'primary', busy: true, busyLabel: '正在提交', type: 'submit' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '正在提交' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
/** 正在… is twice as long as what it stands for: the width is kept, and all of it can be read. */
export const BusyShort = meta.story({
  args: { variant: 'primary', children: '通过', busyLabel: '正在通过' },
  render: args => (
    <>
      {(['l', 'm', 's'] as const).map(size => (
        <p key={size} style={{ display: 'flex', gap: 12, margin: '0 0 12px' }}>
          <Button {...args} size={size} />
          <Button {...args} size={size} busy />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const idle = canvas.getAllByRole('button', { name: '通过' })
    for (const [index, busy] of canvas.getAllByRole('button', { name: '正在通过' }).entries()) {
      const room = busy.getBoundingClientRect()
      await expect(room.width).toBe(idle[index]?.getBoundingClientRect().width)
      const shown = document.createRange()
      shown.selectNodeContents(busy.lastElementChild ?? busy)
      const words = shown.getBoundingClientRect()
      await expect(words.left).toBeGreaterThan(room.left)
      await expect(words.right).toBeLessThan(room.right)
    }
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  render: args => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button {...args} size="s" variant="primary" />
      <Button {...args} size="s" />
      <Button {...args} size="s" variant="seal" />
      <Button {...args} size="s" variant="danger-outline" />
      <Button {...args} size="s" variant="text" />
    </div>
  ),
})
