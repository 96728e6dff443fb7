import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Drawer } from './Drawer.tsx'

const onNext = fn()

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      <Button size="s" onClick={() => setOpen(true)}>
        20260518 00137
      </Button>
      {open ? (
        <Drawer
          title="20260518 00137"
          tools="1 / 312"
          onClose={() => setOpen(false)}
          onPrevious={null}
          onNext={onNext}
          footer={<Button size="s">关闭订单</Button>}
        >
          单位会费
        </Drawer>
      ) : null}
    </div>
  )
}

const meta = preview.meta({ component: Example, globals: { density: 'staff' } })

export const OpensAndGivesFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: '20260518 00137' })
    await userEvent.click(row)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: '20260518 00137' })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: '上一条' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '下一条' }))
    await expect(onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '20260518 00137' }))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
})
