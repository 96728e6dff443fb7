import { nameLogin } from '@portal/api/contract/staff.contract'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import { signInStaff } from '../../../../../.storybook/main-job.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SignInLayout } from './SignInLayout.tsx'
import { StaffSignIn } from './StaffSignIn.tsx'

const login = mock(nameLogin)

const meta = preview.meta({
  component: StaffSignIn,
  parameters: { session: 'none', layout: 'fullscreen' },
  globals: { density: 'staff' },
  decorators: [
    Story => (
      <SignInLayout title="管理端登录" services={[]}>
        <Story />
      </SignInLayout>
    ),
  ],
})

export const ByName = meta.story()

export const Dark = meta.story({ globals: { theme: 'dark' } })

export const WrongPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(login.refuse('account_or_password_wrong')),
  play: async context => {
    await signInStaff(context, 'finance')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('账号或密码不正确')
  },
})

export const LockedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(login.tooMany(900)),
  play: async context => {
    await signInStaff(context, 'finance')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('操作过于频繁')
  },
})

export const SignsIn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(login.reply({ token: 'a-staff-token-0001', remark: 'finance', user: aStaff() })),
  play: async context => {
    await signInStaff(context, 'finance')
    await waitFor(() => expect(window.localStorage.getItem('wxToken')).toBe('a-staff-token-0001'))
  },
})

export const ByCode = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '验证码登录' }))
    await expect(canvas.getByRole('textbox', { name: '手机号码' })).toBeVisible()
  },
})
