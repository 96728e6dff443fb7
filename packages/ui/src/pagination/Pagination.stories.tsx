import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pagination } from './Pagination.tsx'

const meta = preview.meta({
  component: Pagination,
  args: { page: 1, pageSize: 20, total: 312, onChange: fn(), onPageSizeChange: fn() },
})

export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('第 1–20 条，共 312 条')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '上一页' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(args.onChange).toHaveBeenCalledWith(2)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '每页条数' }), '50')
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50)
  },
})
export const Jumps = meta.story({
  args: { jump: true, page: 3 },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: '跳至页码' })
    await userEvent.type(box, '12{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.type(box, '99{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(16)
    await userEvent.type(box, 'x{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(box).toHaveValue('')
  },
})
export const OnePage = meta.story({
  args: { total: 7, jump: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1–7 条，共 7 条')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})
export const More = meta.story({
  args: { total: 10_000, more: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 1–20 条，超过 10000 条')).toBeVisible()
    await expect(canvas.getByText('1 / 500')).toBeVisible()
  },
})
export const Last = meta.story({ args: { page: 16 }, globals: { density: 'staff', theme: 'dark' } })
export const Empty = meta.story({ args: { total: 0 } })
export const Phone = meta.story({ args: { jump: true }, globals: { viewport: { value: 'phone' } } })
