import { expect, screen, waitFor, within } from 'storybook/test'
import { App as ManagerApp } from '../apps/manager/src/App.tsx'
import { App as MemberApp } from '../apps/member/src/App.tsx'
import { saveApplication } from '../packages/api/src/contract/applications.contract.ts'
import { decidePayment, listOrders } from '../packages/api/src/contract/orders.contract.ts'
import { accountLogin, sendCode } from '../packages/api/src/contract/users.contract.ts'
import { demoPassword } from '../packages/portal/src/worlds/accounts.ts'
import { AppTab } from './AppTab.tsx'
import preview from './preview.tsx'
import { shown } from './shown.ts'
import { send, signInElsewhere } from './somebody-else.ts'

interface DeskProps {
  app: 'member' | 'manager'
  path: string
}

const Desk = ({ app, path }: DeskProps) =>
  app === 'member' ? (
    <AppTab app={MemberApp} userType="register" path={path} />
  ) : (
    <AppTab app={ManagerApp} userType="manager" path={path} />
  )

/** What only the portal itself can do: its database, limits and locks answer here as they do on the server. */
const meta = preview.meta({
  title: 'Apps/Behaviour',
  component: Desk,
  // about what happens, not the look
  tags: ['!autodocs', 'no-picture'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', portal: {} },
})

export const FindsAnOrderByPartOfAName = meta.story({
  args: { app: 'manager', path: '/orderManagement' },
  parameters: { portal: { who: 'finance', data: 'long' } },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: '搜索订单' })
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10))
    await userEvent.type(search, '文博{Enter}')
    await waitFor(async () => {
      const rows = canvas.getAllByRole('row').slice(1)
      await expect(rows).toHaveLength(1)
      await expect(rows[0]).toHaveTextContent('赵文博')
    })
  },
})

export const ASecondCodeWithinAMinuteIsTooMany = meta.story({
  args: { app: 'member', path: '/login' },
  play: async ({ canvas, userEvent }) => {
    const first = await send(sendCode, { body: { phone: '13800000001', scene: 'login' } })
    await expect(first.code).toBe(200)
    await userEvent.type(await canvas.findByLabelText('手机号码'), '13800000001')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('操作过于频繁')
  },
})

export const TheSameKeyIsOneEffect = meta.story({
  args: { app: 'member', path: '/login' },
  play: async () => {
    const { data } = await send(accountLogin, { body: { account: '13800000005', password: demoPassword } })
    const asked = { body: { action: 'save' as const, version: 0, form: { user_name: '林知远' } } }
    const who = { token: data.token, key: 'one-act-of-one-person' }
    const [one, again] = [await send(saveApplication, asked, who), await send(saveApplication, asked, who)]
    await expect(one.code).toBe(200)
    await expect(again).toEqual(one)
    // without the key the same words are another act, and the version has moved on
    const other = await send(saveApplication, asked, { token: data.token })
    await expect(other.code).toBe(409)
  },
})

export const TheSecondOfTwoClerksIsTold = meta.story({
  args: { app: 'manager', path: '/paymentAffirm' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /赵文博/ }))
    await canvas.findByRole('form', { name: '到账登记' })
    // the line of the statement stands there already
    await userEvent.clear(canvas.getByLabelText('银行流水号'))
    await userEvent.type(canvas.getByLabelText('银行流水号'), 'B20260518001')

    const token = await signInElsewhere('finance')
    const params = { prefix: 'api' as const }
    const { data: found } = await send(listOrders, { params, query: { q: '赵文博' } }, { token })
    const order_no = found.list[0]?.order_no ?? ''
    const decision = {
      order_no,
      decision: 'confirm' as const,
      received_fen: 20_000,
      bank_ref: 'B20260518002',
    }
    await expect((await send(decidePayment, { params, body: decision }, { token })).code).toBe(200)

    await userEvent.click(canvas.getByRole('button', { name: /^确认到账/ }))
    const dialog = within(await shown(screen.findByRole('alertdialog')))
    await userEvent.click(dialog.getByRole('button', { name: '确认到账' }))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('这笔订单刚刚有了变化')
    await expect(notice).toHaveTextContent('现在的状态是“已支付”')
    await expect(canvas.getByLabelText('银行流水号')).toHaveValue('B20260518001')
  },
})

export const NothingOfTheStoryBeforeIsLeft = meta.story({
  args: { app: 'manager', path: '/paymentAffirm' },
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    // the story before has confirmed this one
    await expect(await canvas.findByRole('button', { name: /赵文博/ })).toBeVisible()
  },
})
