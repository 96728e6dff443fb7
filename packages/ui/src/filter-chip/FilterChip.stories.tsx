import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FilterChip } from './FilterChip.tsx'

const meta = preview.meta({ component: FilterChip, args: { name: '状态', onClick: fn() } })

export const Empty = meta.story()
export const Set = meta.story({
  args: { value: '待支付、待确认等 6 项' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '状态：待支付、待确认等 6 项' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
export const SetDark = meta.story({ args: { value: '异常' }, globals: { theme: 'dark', density: 'staff' } })
