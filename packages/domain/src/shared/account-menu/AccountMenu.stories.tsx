import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountMenu } from './AccountMenu.tsx'

const meta = preview.meta({
  component: AccountMenu,
  args: {
    name: '138****5678',
    avatar: null,
    homePath: '/home',
    setting: { path: '/home/setting', title: '账号设置' },
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

/** A page that comes after the menu was opened takes the focus to its content. */
export const StaysWhenAPageArrives = meta.story({
  // looks like the open menu of the site header
  tags: ['no-picture'],
  decorators: [
    Story => (
      <>
        <Story />
        <p data-testid="content" tabIndex={-1}>
          会员信息
        </p>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '138****5678' }))
    canvas.getByTestId('content').focus()
    await expect(canvas.getByTestId('content')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: '退出登录' })).toBeVisible()
  },
})

export const LongNickname = meta.story({ args: { name: '欧阳上官司马诸葛慕容令狐独孤宇文' } })
