import { useCallback, useRef, useState } from 'react'
import { expect, within } from 'storybook/test'
import { App as ManagerApp } from '../apps/manager/src/App.tsx'
import { App as MemberApp } from '../apps/member/src/App.tsx'
import { Button } from '../packages/ui/src/button/index.ts'
import { Segmented } from '../packages/ui/src/segmented/index.ts'
import { AppTab } from './AppTab.tsx'
import { arrives } from './arrives.ts'
import {
  apply,
  approve,
  confirmPayment,
  follow,
  payByTransfer,
  signInByCode,
  signInStaff,
  signOutStaff,
} from './main-job.ts'
import { daysLater } from './portal.ts'
import preview from './preview.tsx'
import {
  applyForStar,
  awardStar,
  checkStar,
  openEvaluation,
  payEvaluation,
  proposeStar,
  scoreStar,
} from './star-job.ts'

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

/** Both apps on one portal, one at a time: what a member does here, the clerk finds there. */
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
  const leave = useCallback(() => {
    sit('manager')
  }, [sit])
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
        style={{
          position: 'fixed',
          top: 6,
          left: '50%',
          zIndex: 300,
          display: 'flex',
          gap: 12,
          transform: 'translateX(-50%)',
        }}
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
        <Button size="s" onClick={() => void daysLater(9)}>
          过 9 天
        </Button>
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
  play: async context => {
    const { canvas, userEvent } = context
    await signInByCode(context, '13800000005')
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: '管理端' }))
    await signInStaff(context, 'super')
    await expect(await canvas.findByRole('heading', { name: '订单管理' })).toBeVisible()

    await userEvent.click(canvas.getByRole('radio', { name: '会员端' }))
    await expect(await canvas.findByRole('link', { name: '申请个人会员' })).toBeVisible()
    await arrives(context, '/home/memberInfo')
  },
})

export const TheStaffEntranceLeadsToTheManagerApp = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async context => {
    const { canvas } = context
    const entrance = await canvas.findByRole<HTMLAnchorElement>('link', { name: '协会管理端' })
    window.location.assign(entrance.href)
    await expect(await canvas.findByRole('heading', { name: '管理端登录' })).toBeVisible()
    await arrives(context, '/managerlogin')
  },
})

/** The whole main job by itself, for watching. */
export const FromApplicationToCard = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent, step } = context
    const name = '林知远'
    const turnTo = (desk: string) => userEvent.click(canvas.getByRole('radio', { name: desk }))

    await step('A person signs in and applies', async () => {
      await signInByCode(context, '13800000005')
      await apply(context, name)
    })
    await step('The office approves', async () => {
      await turnTo('管理端')
      await signInStaff(context, 'super')
      await follow(context, /个人审核/)
      await approve(context, name)
      await signOutStaff(context)
    })
    await step('The person pays by transfer', async () => {
      await turnTo('会员端')
      await follow(context, /会员信息/)
      await follow(context, /去缴费|去支付/)
      await payByTransfer(context)
    })
    await step('Finance confirms', async () => {
      await turnTo('管理端')
      await signInStaff(context, 'finance')
      await confirmPayment(context, name)
    })
    await step('The card is valid', async () => {
      await turnTo('会员端')
      await follow(context, /会员信息/)
      const card = within(await canvas.findByRole('article', { name }))
      await expect(card.getByText('有效')).toBeVisible()
    })
  },
})

/** A star evaluation from the form to the certificate: member, three clerks, and nine days. */
export const FromEvaluationToCertificate = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent, step } = context
    const phone = '13800000015'
    const turnTo = (desk: string) => userEvent.click(canvas.getByRole('radio', { name: desk }))

    await step('A member applies', async () => {
      await signInByCode(context, phone)
      await openEvaluation(context)
      await applyForStar(context, /^二星 评价费 ¥500.00 ?资料符合要求/)
      const card = await canvas.findByRole('article', { name: '二星评价 · 财务经理岗' })
      await expect(card).toHaveTextContent('待初审')
    })
    await step('The office passes the first check', async () => {
      await turnTo('管理端')
      await signInStaff(context, 'super')
      await follow(context, /人才审核/)
      await checkStar(context, '吴佩珊')
      await signOutStaff(context)
    })
    await step('The member pays', async () => {
      await turnTo('会员端')
      await openEvaluation(context)
      await payEvaluation(context)
    })
    await step('Two score it, and it is proposed', async () => {
      await turnTo('管理端')
      for (const [name, points] of [
        ['super2', 86],
        ['super3', 80],
      ] as const) {
        await signInStaff(context, name)
        await follow(context, /人才审核/)
        await scoreStar(context, /吴\*珊/, points)
        if (name === 'super2') await signOutStaff(context)
      }
      await proposeStar(context, '按申报星级')
    })
    await step('After the publicity it is awarded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '过 9 天' }))
      await follow(context, /公示中/)
      await signInStaff(context, 'super')
      await follow(context, /人才审核/)
      await follow(context, /公示中/)
      await awardStar(context, /吴\*珊/)
    })
    await step('The member has a certificate', async () => {
      // nine days later nobody is signed in any more
      await turnTo('会员端')
      await signInByCode(context, phone)
      await openEvaluation(context)
      await expect(await canvas.findByText('二星财务管理师')).toBeVisible()
    })
  },
})
