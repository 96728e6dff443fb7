import type { StoryContext } from '@storybook/react-vite'
import { changePassword } from '@portal/api/contract/settings.contract'
import { mock } from '@portal/api/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const change = mock(changePassword)

const meta = preview.meta({
  component: PasswordForm,
  args: { hasPassword: true, onDone: fn(), onCancel: fn() },
})

async function fill({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByLabelText('原密码'), 'Demo_2026')
  await userEvent.type(canvas.getByLabelText('新密码'), 'Fresh_2027')
  await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
}

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByLabelText('原密码')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await expect(await canvas.findByText('请输入原密码')).toBeVisible()
    await expect(canvas.getByText('请输入密码')).toBeVisible()
  },
})
export const Changes = meta.story({
  beforeEach: ({ msw }) => msw.use(change.reply({ ended: 2 })),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce())
  },
})
export const OldOneIsWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('old_password_wrong')),
  play: async context => {
    await fill(context)
    const old = context.canvas.getByLabelText('原密码')
    await waitFor(() => expect(old).toHaveAccessibleDescription('原密码不正确，请重新输入'))
    await waitFor(() => expect(old).toHaveFocus())
  },
})
export const TheSameOne = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('password_same')),
  play: async context => {
    await fill(context)
    await expect(await context.canvas.findByText('新密码不能与原密码相同')).toBeVisible()
  },
})
export const WrongForm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('原密码'), 'Demo_2026')
    await userEvent.type(canvas.getByLabelText('新密码'), '短{Enter}')
    await expect(await canvas.findByText('请输入8~16位由数字、字母、下划线组成密码')).toBeVisible()
  },
})
export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(change.tooMany(900)),
  play: async context => {
    await fill(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('操作过于频繁')
  },
})
export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(change.never()),
  play: async context => {
    await fill(context)
    await expect(await context.canvas.findByRole('button', { name: '正在修改' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})
export const TheFirstOne = meta.story({
  args: { hasPassword: false },
  beforeEach: ({ msw }) => msw.use(change.reply({ ended: 0 })),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('原密码')).toBeNull()
    await userEvent.type(canvas.getByLabelText('新密码'), 'Fresh_2027{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
