import type { StoryContext } from '@storybook/react-vite'
import { changePhone, sendChangePhoneCode } from '@portal/api/contract/settings.contract'
import { sendCode } from '@portal/api/contract/users.contract'
import { aMemberSettings } from '@portal/api/fixtures/settings'
import { mock } from '@portal/api/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import { fieldOf, typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PhoneForm } from './PhoneForm.tsx'

const change = mock(changePhone)
const own = mock(sendChangePhoneCode)
const next = mock(sendCode)
const sent = { resend_after: 60, expires_in: 300 }

const meta = preview.meta({
  component: PhoneForm,
  args: { phone: '138****5678', onClose: fn() },
  beforeEach: ({ msw }) => msw.use(own.reply(sent), next.reply(sent)),
})

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>
const oldCode = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '原手机收到的验证码' })
const newPhone = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '新手机号码' })
const newCode = ({ canvas }: Play) => canvas.getByRole('textbox', { name: '新手机收到的验证码' })
async function fill(context: Play) {
  const { canvas, userEvent } = context
  await userEvent.type(oldCode(context), '111111')
  await userEvent.type(newPhone(context), '13900002468')
  await userEvent.type(newCode(context), '222222')
  await userEvent.click(canvas.getByRole('button', { name: '更换手机号码' }))
}

export const SendsBothCodes = meta.story({
  play: async context => {
    const { canvas, userEvent } = context
    const buttons = canvas.getAllByRole('button', { name: '获取验证码' })
    for (const button of buttons.slice(0, 1)) await userEvent.click(button)
    await expect(await canvas.findByText(/已发送至 138\*\*\*\*5678/)).toBeVisible()
    await userEvent.type(newPhone(context), '13900002468')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByText(/已发送至 139\*\*\*\*2468/)).toBeVisible()
  },
})
/** Another number may be asked for at once; the one that has its code waits on. */
export const CorrectsTheNewPhone = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent } = context
    await userEvent.type(newPhone(context), '13900002468')
    const askForNew = () => canvas.getAllByRole('button', { name: '获取验证码' })[1]
    await userEvent.click(askForNew() ?? canvas.getByRole('form'))
    await canvas.findByRole('button', { name: /秒后可重发/ })
    await userEvent.clear(newPhone(context))
    await userEvent.type(newPhone(context), '13900001357')
    await expect(canvas.queryByRole('button', { name: /秒后可重发/ })).toBeNull()
    await expect(canvas.queryByText(/已发送至/)).toBeNull()
    await userEvent.click(askForNew() ?? canvas.getByRole('form'))
    await expect(await canvas.findByText(/已发送至 139\*\*\*\*1357/)).toBeVisible()
  },
})
export const Changes = meta.story({
  beforeEach: ({ msw }) => msw.use(change.reply(aMemberSettings({ phone: '139****2468' }))),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce())
  },
})
export const OldCodeIsWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('old_code_wrong')),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(oldCode(context)).toHaveAccessibleDescription(/原手机的验证码不正确/))
    await waitFor(() => expect(oldCode(context)).toHaveFocus())
  },
})
export const OldCodeIsDead = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('old_code_dead')),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(oldCode(context)).toHaveAccessibleDescription(/错误次数过多/))
  },
})
export const NewCodeIsWrong = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('code_wrong')),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(newCode(context)).toHaveAccessibleDescription(/验证码不正确或已失效/))
  },
})
export const PhoneIsTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('phone_in_use')),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(newPhone(context)).toHaveAccessibleDescription(/已用于其他账号/))
  },
})
export const TheSamePhone = meta.story({
  beforeEach: ({ msw }) => msw.use(change.refuse('phone_same')),
  play: async context => {
    await fill(context)
    await waitFor(() => expect(newPhone(context)).toHaveAccessibleDescription('新手机号码与原号码相同'))
  },
})
export const TooManyCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(own.tooMany(45)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: '获取验证码' })[0] ?? canvas.getByRole('form'),
    )
    await expect(await canvas.findByText(/操作过于频繁/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /秒后可重发/ })).toBeVisible()
  },
})
export const Changing = meta.story({
  beforeEach: ({ msw }) => msw.use(change.never()),
  play: async context => {
    await fill(context)
    await expect(await context.canvas.findByRole('button', { name: '正在更换' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const TypingDrawsOneField = meta.story({
  // about the work, not the look
  tags: ['no-picture'],
  play: async context => {
    for (const box of [oldCode(context), newPhone(context), newCode(context)])
      await typesWithin(box, '139000', [fieldOf(box)], context.userEvent)
  },
})
