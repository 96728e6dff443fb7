import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { personalApplication } from '../packages/api/src/rules/personal-form.ts'
import { sampleForm } from '../packages/api/src/rules/sample-form.ts'
import { demoPassword } from '../packages/portal/src/worlds/accounts.ts'
import { arrives } from './arrives.ts'
import { fillStep } from './fill-step.ts'
import { storyCode } from './host/keys.ts'
import { shown } from './shown.ts'

/** The steps of the portal's main job, each as its user does it, on the portal itself. */

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Follows the first link of that name; a page may offer the same way twice. */
export async function follow({ canvas, userEvent }: Hands, name: RegExp): Promise<void> {
  const [link] = await canvas.findAllByRole('link', { name })
  if (link) await userEvent.click(link)
}

export async function signInByCode({ canvas, userEvent }: Hands, phone: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('手机号码'), phone)
  await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
  // nobody types a code before it is sent
  await canvas.findByRole('button', { name: /秒/ })
  await userEvent.type(canvas.getByLabelText('短信验证码'), storyCode)
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

export async function signInStaff({ canvas, userEvent }: Hands, name: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('用户名'), name)
  await userEvent.type(canvas.getByLabelText('密码'), demoPassword)
  await userEvent.click(canvas.getByRole('button', { name: '登录' }))
}

export async function signOutStaff(hands: Hands): Promise<void> {
  const { canvas, userEvent } = hands
  await userEvent.click(canvas.getByRole('button', { name: /，更多$/ }))
  await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }))
  await arrives(hands, '/managerlogin')
}

/** From the member centre to a submitted application. */
export async function apply(hands: Hands, name: string): Promise<void> {
  const { canvas, userEvent } = hands
  const form = { ...sampleForm(personalApplication.fields), user_name: name }
  await userEvent.click(await canvas.findByRole('link', { name: '申请个人会员' }))
  await fillStep(hands, personalApplication, 0, form)
  await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
  await fillStep(hands, personalApplication, 1, form)
  await userEvent.click(canvas.getByRole('button', { name: '保存并继续' }))
  await userEvent.click(await canvas.findByRole('button', { name: '提交申请' }))
  await expect(await canvas.findByText(/申请已提交/)).toBeVisible()
}

/** Passes somebody's application on the audit desk. */
export async function approve({ canvas, userEvent }: Hands, name: string): Promise<void> {
  const inQueue = { name: new RegExp(name) }
  await userEvent.click(await canvas.findByRole('button', inQueue))
  await canvas.findByRole('heading', inQueue)
  await userEvent.click(await canvas.findByRole('button', { name: '通过' }))
  await waitFor(() => expect(canvas.queryByRole('button', inQueue)).toBeNull())
}

/** From the open order to a reported transfer. */
export async function payByTransfer({ canvas, userEvent }: Hands): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: /对公转账/ }))
  await userEvent.click(await canvas.findByRole('button', { name: '使用对公转账' }))
  const voucher = new File(['%PDF-1.7\n%%EOF\n'], '网银回单.pdf', { type: 'application/pdf' })
  await userEvent.upload(await canvas.findByLabelText(/^转账凭证/), voucher)
  await canvas.findByRole('button', { name: '移除 网银回单.pdf' })
  await userEvent.click(canvas.getByRole('button', { name: '提交填报' }))
  await expect(await canvas.findByText('填报已提交')).toBeVisible()
}

/** Confirms somebody's money on the payment desk. */
export async function confirmPayment({ canvas, userEvent }: Hands, name: string): Promise<void> {
  const inQueue = { name: new RegExp(name) }
  await userEvent.click(await canvas.findByRole('button', inQueue))
  await canvas.findByRole('form', { name: '到账登记' })
  await userEvent.type(canvas.getByLabelText('银行流水号'), 'B20260518001')
  await userEvent.click(canvas.getByRole('button', { name: /^确认到账/ }))
  const dialog = within(await shown(screen.findByRole('alertdialog')))
  await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
  await waitFor(() => expect(canvas.queryByRole('button', inQueue)).toBeNull())
}
