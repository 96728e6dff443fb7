import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const meta = preview.meta({
  component: AccountMenu,
  args: {
    name: '138****5678',
    avatar: null,
    homePath: '/home',
    settingPath: '/home/setting',
    onLogout: fn(),
  },
})

export const Closed = meta.story()

export const ClosesWhenTheFocusLeaves = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '138****5678' }))
    await expect(canvas.getByRole('button', { name: '138****5678' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(document.body)
    await expect(canvas.getByRole('button', { name: '138****5678' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  },
})

export const LongNickname = meta.story({ args: { name: '欧阳上官司马诸葛慕容令狐独孤宇文' } })
