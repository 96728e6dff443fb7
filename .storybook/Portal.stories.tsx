import { useCallback, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { App as ManagerApp } from '../apps/manager/src/App.tsx'
import { App as MemberApp } from '../apps/member/src/App.tsx'
import { mockCode, mockPassword } from '../packages/api/src/mocks/index.ts'
import { Segmented } from '../packages/ui/src/segmented/index.ts'
import { AppTab } from './AppTab.tsx'
import { arrives } from './arrives.ts'
import preview from './preview.tsx'

const desks = {
  register: { name: '会员端', app: MemberApp, start: '/' },
  manager: { name: '管理端', app: ManagerApp, start: '/managerlogin' },
} as const
type Desk = keyof typeof desks

/** What one app keeps in the browser; in life each app has an origin, and storages, of its own. */
const kept = () => [window.localStorage, window.sessionStorage].map(storage => Object.entries(storage))

function keep(entries: ReturnType<typeof kept>): void {
  for (const [index, storage] of [window.localStorage, window.sessionStorage].entries()) {
    storage.clear()
    for (const [key, value] of entries[index] ?? []) storage.setItem(key, String(value))
  }
}

/** Both apps on one mock portal, one at a time: what a member does here, the clerk finds there. */
function Portal() {
  const [{ desk, path }, setSeat] = useState<{ desk: Desk; path: string }>({ desk: 'register', path: '/' })
  const storages = useRef<Partial<Record<Desk, ReturnType<typeof kept>>>>({})
  const addresses = useRef<Record<Desk, string>>({ register: '/', manager: desks.manager.start })

  const sit = useCallback(
    (next: Desk) => {
      if (next === desk) return
      storages.current[desk] = kept()
      keep(storages.current[next] ?? [])
      setSeat({ desk: next, path: addresses.current[next] })
    },
    [desk],
  )
  const leave = useCallback(
    (to: string) => {
      if (desk !== 'register' || !to.startsWith('/managerlogin')) return false
      sit('manager')
      return true
    },
    [desk, sit],
  )
  const remember = useCallback(
    (address: string) => {
      addresses.current[desk] = address
    },
    [desk],
  )

  return (
    <>
      <nav
        aria-label="应用"
        style={{ position: 'fixed', top: 6, left: '50%', zIndex: 300, transform: 'translateX(-50%)' }}
      >
        <Segmented
          label="应用"
          value={desk}
          items={[
            { value: 'register', label: desks.register.name },
            { value: 'manager', label: desks.manager.name },
          ]}
          onChange={sit}
        />
      </nav>
      <AppTab
        key={desk}
        app={desks[desk].app}
        userType={desk}
        path={path}
        onLeave={leave}
        onAddress={remember}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'Apps/Portal',
  component: Portal,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', portal: {} },
})

/** For clicking through; nothing has happened yet. */
export const MainJob = meta.story({})

export const BothSidesKeepTheirPlace = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('手机号码'), '13800000005')
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }))
    await canvas.findByRole('button', { name: /秒/ })
    await userEvent.type(canvas.getByLabelText('短信验证码'), mockCode)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: '管理端' }))
    await userEvent.type(await canvas.findByLabelText('用户名'), 'super')
    await userEvent.type(canvas.getByLabelText('密码'), mockPassword)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(await canvas.findByRole('heading', { name: '订单管理' })).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: '会员端' }))
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()
    await arrives({ canvas }, '/home/memberInfo')
  },
})
