import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { LogOutIcon, UserRoundIcon } from '../icon/index.ts'
import { MenuButton } from './MenuButton.tsx'

const signOut = fn()
const meta = preview.meta({
  component: MenuButton,
  args: {
    label: '我的',
    items: [
      { id: 'info', label: '会员信息', icon: UserRoundIcon, href: '#info' },
      { id: 'out', label: '退出登录', icon: LogOutIcon, onPress: signOut },
    ],
    children: <button type="button">138****5678</button>,
  },
})

export const Opens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '138****5678' })
    await userEvent.click(trigger)
    await shown(screen.findByRole('menu'))
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }))
    await expect(signOut).toHaveBeenCalledOnce()
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(screen.findByRole('menu'))
  },
})
