import { anOwnSession } from '@portal/api/fixtures/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SessionTable } from './SessionTable.tsx'

const meta = preview.meta({
  component: SessionTable,
  args: {
    sessions: [
      anOwnSession({ current: true }),
      anOwnSession({ id: 's2', device: 'iPhone · 微信', network: '223.104.*.*' }),
      anOwnSession({ id: 's3', device: '', network: '' }),
    ],
    ending: null,
    onEnd: fn(),
  },
})

export const Three = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '结束 iPhone · 微信 2026-05-18 09:02 的登录' }))
    await expect(args.onEnd).toHaveBeenCalledWith(expect.objectContaining({ id: 's2' }))
  },
})
export const Ending = meta.story({
  args: { ending: 's2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /iPhone/ })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Cards = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
