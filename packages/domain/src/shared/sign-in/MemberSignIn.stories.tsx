import type { StoryContext } from '@storybook/react-vite'
import {
  accountLogin,
  codeLogin,
  forgetPassword,
  register,
  sendCode,
} from '@portal/api/contract/users.contract'
import { aUser } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { MemberSignIn } from './MemberSignIn.tsx'
import { SignInHelp, SignInLayout } from './SignInLayout.tsx'

const send = mock(sendCode)
const byCode = mock(codeLogin)
const byPassword = mock(accountLogin)
const session = { token: 'a-story-token-0001', user: aUser() }
const sent = { resend_after: 60, expires_in: 300 }

const meta = preview.meta({
  component: MemberSignIn,
  parameters: { session: 'none', layout: 'fullscreen' },
  args: {
    view: 'login' as const,
    paths: { login: '/login', register: '/login?view=register', forgot: '/login?view=forgot' },
    others: [
      { name: '机构登录', href: '/institutionlogin' },
      { name: '协会管理端', href: '/managerlogin' },
    ],
  },
  render: args => (
    <SignInLayout
      title="会员登录"
      help={<SignInHelp phone="010-6800 0000" />}
      services={[{ name: '会员查询', hint: '按会员编号或姓名', to: '/searchMember' }]}
    >
      <MemberSignIn {...args} />
    </SignInLayout>
  ),
})

export const ByCode = meta.story()

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const EmptyFieldsAreNamed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByText('请输入电话号码')).toBeVisible()
    await expect(canvas.getByText('请输入短信验证码')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /手机号码/ })).toHaveFocus())
  },
})

export const PastedPhoneIsCleaned = meta.story({
  beforeEach: ({ msw }) => msw.use(send.reply(sent)),
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /手机号码/ })
    await userEvent.click(phone)
    await userEvent.paste('+86 138 0000 5678')
    await expect(phone).toHaveValue('13800005678')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText(/138\*\*\*\*5678，5 分钟内有效/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /秒后可重发/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const WrongPhoneSendsNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号码/ }), '10800005678')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText('手机号码格式不正确')).toBeVisible()
  },
})

async function fillCode({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号码/ }), '13800005678')
  await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '123456')
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(byCode.refuse('code_wrong')),
  play: async context => {
    await fillCode(context)
    const code = context.canvas.getByRole('textbox', { name: /短信验证码/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确或已失效，请核对后重新输入'))
    await expect(code).toHaveValue('123456')
  },
})

export const DeadCode = meta.story({
  beforeEach: ({ msw }) => msw.use(byCode.refuse('code_dead')),
  play: async context => {
    await fillCode(context)
    await expect(await context.canvas.findByText('验证码错误次数过多，已失效，请重新获取')).toBeVisible()
  },
})

export const ConsentNeeded = meta.story({
  beforeEach: ({ msw }) => msw.use(byCode.refuse('consent_required')),
  play: async context => {
    await fillCode(context)
    await expect(await context.canvas.findByText(/首次登录请先阅读并同意/)).toBeVisible()
    await waitFor(() => expect(context.canvas.getByRole('checkbox')).toHaveFocus())
  },
})

export const TooManyCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(send.tooMany(45)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号码/ }), '13800005678')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作过于频繁')
    await expect(await canvas.findByRole('button', { name: /秒后可重发/ })).toBeVisible()
  },
})

export const SigningIn = meta.story({
  beforeEach: ({ msw }) => msw.use(byCode.never()),
  play: async context => {
    await fillCode(context)
    await expect(await context.canvas.findByRole('button', { name: '正在登录' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(byPassword.offline()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: /手机号码或账号/ }), '13800005678')
    await userEvent.type(canvas.getByLabelText('密码'), 'Demo_2026')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络状态不好')
    await expect(canvas.getByLabelText('密码')).toHaveValue('Demo_2026')
  },
})

export const ByPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(byPassword.refuse('account_or_password_wrong')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机号码/ }), '13800005678')
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))
    // the number typed in one tab stands in the other
    await expect(await canvas.findByRole('textbox', { name: /手机号码或账号/ })).toHaveValue('13800005678')
    await userEvent.type(canvas.getByLabelText('密码'), 'wrong')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('账号或密码不正确')
  },
})

export const Register = meta.story({
  args: { view: 'register' },
  beforeEach: ({ msw }) => msw.use(mock(register).refuse('phone_taken')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /手机号码/ }), '13800005678')
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '123456')
    await userEvent.type(canvas.getByLabelText('设置密码'), '中文密码')
    await userEvent.click(canvas.getByRole('button', { name: '注册' }))
    await expect(await canvas.findByText('请输入8~16位由数字、字母、下划线组成密码')).toBeVisible()
    await expect(canvas.getByText('请阅读并同意服务协议')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('设置密码'))
    await userEvent.type(canvas.getByLabelText('设置密码'), 'Demo_2026')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '注册' }))
    await expect(await canvas.findByText('该手机号码已注册，请直接登录')).toBeVisible()
  },
})

export const ForgottenPassword = meta.story({
  args: { view: 'forgot' },
  beforeEach: ({ msw }) => msw.use(mock(forgetPassword).refuse('account_missing')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /手机号码/ }), '13800005678')
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '123456')
    await userEvent.type(canvas.getByLabelText('新密码'), 'Demo_2026')
    await userEvent.click(canvas.getByRole('button', { name: '设置新密码' }))
    await expect(await canvas.findByText('该手机号码还没有注册，请先注册')).toBeVisible()
  },
})

export const SignsInAfterAWrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(byCode.refuse('code_wrong')),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await fillCode(context)
    await canvas.findByText(/验证码不正确/)
    msw.use(byCode.reply(session))
    await userEvent.clear(canvas.getByRole('textbox', { name: /短信验证码/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /短信验证码/ }), '654321')
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(window.localStorage.getItem('wxToken')).toBe(session.token))
  },
})

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByRole('textbox', { name: /手机号码/ })
    await typesWithin(phone, '13800005678', [fieldOf(phone)], userEvent)
    const code = canvas.getByRole('textbox', { name: /短信验证码/ })
    await typesWithin(code, '123456', [fieldOf(code)], userEvent)
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }))
    // the number goes along
    await expect(canvas.getByRole('textbox', { name: '手机号码或账号' })).toHaveValue('13800005678')
    const password = canvas.getByLabelText('密码', { selector: 'input' })
    await typesWithin(password, 'Demo_2026', [fieldOf(password)], userEvent)
  },
})
