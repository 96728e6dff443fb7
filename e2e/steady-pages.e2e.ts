import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'
import type { Portal } from './portal.ts'

/**
 * Milliseconds after which an answer begins, as on a crowded line; what is large comes last. Not by the network
 * conditions of the devtools: Chromium 156 forgets answers that it holds back, for about one cold page in sixty.
 */
const late = { call: 150, asset: 400 }
/** Widths in px, and how many times slower than this machine its processor is. */
const machines = [
  { width: 1440, slowness: 1 },
  { width: 390, slowness: 4 },
]

interface Shift {
  value: number
  moved: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

function watch() {
  window.shifts = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      if (shift.hadRecentInput) continue
      const moved = shift.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${node?.nodeName} ${node?.textContent?.slice(0, 20)} from ${from.x},${from.y} to ${to.x},${to.y}`,
      )
      window.shifts.push({ value: shift.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function onASlowLine(context: BrowserContext): Promise<void> {
  await context.route('**/*', async route => {
    const wait = new URL(route.request().url()).pathname.startsWith('/assets/') ? late.asset : late.call
    await new Promise(resolve => {
      setTimeout(resolve, wait)
    })
    await route.continue()
  })
}

/** How far the page moves under the eye of somebody who opens it cold. */
async function shiftOf(
  browser: Browser,
  address: string,
  { width, slowness }: (typeof machines)[number],
  state?: Signed,
): Promise<Shift[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    ...(state ? { storageState: state } : {}),
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await onASlowLine(context)
  await page.addInitScript(watch)
  await page.goto(address)
  await settled(page)
  const shifts = await page.evaluate(() => window.shifts)
  // what is still on its way has nobody to come to
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return shifts
}

type Signed = Awaited<ReturnType<BrowserContext['storageState']>>

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
}

async function expectSteady(browser: Browser, origin: string, paths: readonly string[], state?: Signed) {
  for (const path of paths) {
    for (const machine of machines) {
      const shifts = await shiftOf(browser, origin + path, machine, state)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect.soft(sum, `${path} at ${machine.width} px: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02)
    }
  }
}

/** A list of own sessions that is longer than anything that could hold its place. */
async function signInElsewhere(portal: Portal, name: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    const answer = await fetch(`${portal.managerUrl}/companyapi/company_users/name_login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, password: 'Demo_2026' }),
    })
    expect(answer.status).toBe(200)
  }
}

test.describe('nothing moves while a cold page comes in', () => {
  // each of them takes long, and all together would be the last to end
  test.describe.configure({ mode: 'parallel', timeout: 240_000 })

  test('for a visitor', async ({ browser, portal }) => {
    await expectSteady(browser, portal.memberUrl, [
      '/login',
      '/login?view=register',
      '/agreement',
      '/searchMember',
      '/not-found',
    ])
    await expectSteady(browser, portal.managerUrl, ['/managerlogin'])
  })

  test('for members', async ({ arrive, browser, portal }) => {
    const member = await arrive()
    await signInByPassword(member, portal, '13800000001')
    await expectSteady(
      browser,
      portal.memberUrl,
      [
        '/home/memberInfo',
        '/home/invoiceOrder',
        '/home/invoiceOrder?type=evaluation',
        '/home/evaluation',
        '/home/evaluation/payment/evaluation',
        '/home/renew/personal_vip',
        '/home/setting',
        '/home/promotion',
      ],
      await member.context.storageState(),
    )
    const visitor = await arrive()
    await signInByPassword(visitor, portal, '13800000005')
    await expectSteady(
      browser,
      portal.memberUrl,
      ['/home/memberInfo', '/applyMember/personal'],
      await visitor.context.storageState(),
    )
  })

  test('for staff', async ({ arrive, browser, portal }) => {
    const clerk = await arrive()
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await expectSteady(
      browser,
      portal.managerUrl,
      [
        '/',
        '/orderManagement',
        '/orderManagement/coupons',
        '/memberAudit/personal',
        '/memberAudit/enterprise',
        '/memberAudit/talent/figures',
      ],
      await clerk.context.storageState(),
    )
    const examiner = await arrive()
    await signInStaff(examiner, portal, 'exam', '/examResults')
    await signInElsewhere(portal, 'exam', 9)
    await expectSteady(browser, portal.managerUrl, ['/setting'], await examiner.context.storageState())
    const finance = await arrive()
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await expectSteady(
      browser,
      portal.managerUrl,
      [
        '/paymentAffirm',
        '/paymentAffirm?type=evaluation',
        '/paymentAffirm/statements',
        '/paymentAffirm/reconciliation',
        '/paymentAffirm/reconciliation?tab=channels',
      ],
      await finance.context.storageState(),
    )
  })
})
