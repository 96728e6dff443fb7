import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

/** Holds the page's code back until `come` is called. */
async function withoutCode(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await promise
    await route.continue()
  })
  return { come: resolve }
}

test('without JavaScript both sign-in pages show their form', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${portal.memberUrl}/login`)
  await expect(page).toHaveTitle('全国企业财务管理协会-会员登录')
  await expect(page.getByRole('heading', { level: 1, name: '会员登录' })).toBeVisible()
  await expect(page.getByLabel('手机号码', { exact: true })).toBeVisible()
  await expect(page.getByLabel('短信验证码')).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await page.goto(`${portal.memberUrl}/login?view=register&redirect=%2Fhome%2Fsetting`)
  await expect(page.getByLabel('设置密码')).toBeVisible()
  await page.goto(`${portal.managerUrl}/managerlogin`)
  await expect(page.getByLabel('用户名')).toBeVisible()
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible()
  await context.close()
})

test('what was typed, ticked and pressed before the code came counts', async ({ arrive, portal }) => {
  const phone = newPhone()
  const { page } = await arrive()
  const code = await withoutCode(page)
  await page.goto(`${portal.memberUrl}/login?redirect=%2Fhome%2Fsetting`, { waitUntil: 'commit' })
  await page.getByLabel('手机号码', { exact: true }).fill(`+86 ${phone}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  code.come()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await expect(page.getByLabel('手机号码', { exact: true })).toHaveValue(phone)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('link', { name: '注册会员账号' })).toHaveAttribute(
    'href',
    '/login?view=register&redirect=%2Fhome%2Fsetting',
  )
  await page.getByLabel('短信验证码').fill(await portal.smsCode(phone))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${portal.memberUrl}/home/setting`)
})

test('a password sent before the code came is in no address, and signs in once there is code', async ({
  arrive,
  portal,
}) => {
  const { page } = await arrive()
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  const code = await withoutCode(page)
  await page.goto(`${portal.managerUrl}/managerlogin`, { waitUntil: 'commit' })
  await page.getByLabel('用户名').fill('super')
  await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
  await page.getByLabel('密码', { exact: true }).press('Enter')
  expect(page.url()).toBe(`${portal.managerUrl}/managerlogin`)
  code.come()
  await expect(page).toHaveURL(`${portal.managerUrl}/orderManagement`)
  expect(asked.filter(request => request.includes('Demo_2026'))).toEqual([])
  expect(asked.filter(request => request.startsWith('POST') && request.includes('managerlogin'))).toEqual([])
})

test('a tab answers before the code has come, and what is typed in it and beside it counts', async ({
  arrive,
  portal,
}) => {
  const { page } = await arrive()
  const code = await withoutCode(page)
  await page.goto(`${portal.memberUrl}/login`, { waitUntil: 'commit' })
  await page.getByLabel('手机号码', { exact: true }).fill('138 0000 0001')
  await page.getByRole('tab', { name: '密码登录' }).click()
  await expect(page.getByRole('tab', { name: '密码登录', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await expect(page.getByLabel('手机号码', { exact: true })).toHaveValue('138 0000 0001')
  await page.getByRole('tab', { name: '密码登录' }).click()
  const password = page.getByLabel('密码', { exact: true })
  await password.fill('Demo_2026')
  code.come()
  await expect(page.getByLabel('手机号码或账号')).toHaveValue('13800000001')
  await expect(page.getByLabel('短信验证码')).toHaveCount(0)
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(`${portal.memberUrl}/home/memberInfo`)

  const clerk = await arrive()
  const staffCode = await withoutCode(clerk.page)
  await clerk.page.goto(`${portal.managerUrl}/managerlogin`, { waitUntil: 'commit' })
  await clerk.page.getByRole('tab', { name: '验证码登录' }).click()
  await clerk.page.getByLabel('手机号码').fill('13900000000')
  await clerk.page.getByRole('button', { name: '登录', exact: true }).click()
  staffCode.come()
  await expect(clerk.page.getByText('请输入短信验证码')).toBeVisible()
  await expect(clerk.page.getByLabel('手机号码')).toHaveValue('13900000000')
})

/** What the page types once more into a field, and what the field shows right after, before another key can come. */
const shownOnceReplayed = (field: Locator) =>
  field.evaluateHandle(input => {
    const seen: { replayed: string[]; after: string[] } = { replayed: [], after: [] }
    const value = () => (input instanceof HTMLInputElement ? input.value : '')
    input.addEventListener('input', ({ isTrusted }) => {
      if (isTrusted) return
      seen.replayed.push(value())
      queueMicrotask(() => seen.after.push(value()))
    })
    return seen
  })

test('nothing is lost of what is typed while the page is taken over', async ({ arrive, portal }) => {
  const { page, context } = await arrive()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const pause of [5, 20, 60]) {
    const code = await withoutCode(page)
    await page.goto(`${portal.memberUrl}/login`, { waitUntil: 'commit' })
    const number = page.getByLabel('手机号码', { exact: true })
    await number.pressSequentially('138')
    const shown = await shownOnceReplayed(number)
    code.come()
    await number.pressSequentially('00000001', { delay: pause })
    await expect(page.getByRole('link', { name: '协会概况' })).toBeVisible()
    // a quick hand has typed it all before the page is taken over
    await expect.poll(async () => (await shown.jsonValue()).replayed).not.toEqual([])
    await expect(number).toHaveValue('13800000001')
    const { replayed, after } = await shown.jsonValue()
    expect(after).toEqual(replayed)
    await page.unroute('**/assets/*.js')
  }
})

const views = ['/login', '/login?view=register', '/login?view=forgot', '/login?redirect=%2Fhome%2Fsetting']
test('finished HTML is taken over without a complaint', async ({ arrive, portal }) => {
  const visitor = await arrive()
  for (const view of views) {
    await visitor.page.goto(`${portal.memberUrl}${view}`)
    const root = visitor.page.locator('#root[data-address]')
    await expect(root).toBeVisible()
    const heading = await visitor.page.getByRole('heading', { level: 1 }).elementHandle()
    await expect(visitor.page.getByRole('link', { name: '协会概况' })).toBeVisible()
    // the very element of the html, not another in its place
    expect(await heading?.evaluate(element => element.isConnected)).toBe(true)
    await visitor.expectInOrder()
  }
  await visitor.page.goto(`${portal.managerUrl}/managerlogin`)
  await visitor.page.getByRole('tab', { name: '验证码登录' }).click()
  await expect(visitor.page.getByLabel('短信验证码')).toBeVisible()
  await visitor.expectInOrder()
})

test('staff at night see no white page first', async ({ browser, portal }) => {
  const context = await browser.newContext({ colorScheme: 'dark' })
  const page = await context.newPage()
  const code = await withoutCode(page)
  await page.goto(`${portal.managerUrl}/managerlogin`, { waitUntil: 'commit' })
  await expect(page.getByLabel('用户名')).toBeVisible()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(14, 20, 28)')
  code.come()
  await page.getByRole('tab', { name: '验证码登录' }).click()
  await expect(page.getByLabel('短信验证码')).toBeVisible()
  expect(await ground()).toBe('rgb(14, 20, 28)')
  await context.close()
})

declare global {
  interface Window {
    signInShown?: boolean
  }
}

/** Remembers whether a frame was drawn with the sign-in form in it. */
function watchForSignIn() {
  const look = () => {
    if (document.querySelector('form')?.checkVisibility()) window.signInShown = true
    requestAnimationFrame(look)
  }
  look()
}

test('somebody signed in never sees the sign-in form on the way through it', async ({ arrive, portal }) => {
  const member = await arrive()
  await signInByPassword(member, portal, '13800000001')
  const clerk = await arrive()
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  for (const [person, address] of [
    [member, `${portal.memberUrl}/login`],
    [clerk, `${portal.managerUrl}/managerlogin`],
  ] as const) {
    const tab = await person.openTab()
    await tab.addInitScript(watchForSignIn)
    await tab.route('**/assets/login-*.js', async route => {
      await delay(500)
      await route.continue()
    })
    await tab.goto(address)
    await expect(tab).not.toHaveURL(address)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => window.signInShown)).toBeUndefined()
  }
})

test('what stands around a page is there before its code, for who is signed in', async ({
  arrive,
  portal,
  browser,
}) => {
  const member = await arrive()
  await signInByPassword(member, portal, '13800000001')
  const clerk = await arrive()
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  const visitor = await browser.newContext()
  for (const [person, address, brand] of [
    [member, `${portal.memberUrl}/home/memberInfo`, '全国企业财务管理协会'],
    [clerk, `${portal.managerUrl}/orderManagement`, '协会管理端'],
  ] as const) {
    const tab = await person.openTab()
    const code = await withoutCode(tab)
    await tab.goto(address, { waitUntil: 'commit' })
    const name = tab.locator('header').getByText(brand, { exact: true })
    await expect(name).toBeVisible()
    const before = await name.boundingBox()
    code.come()
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(name).toHaveCount(1)
    expect(await name.boundingBox()).toEqual(before)
    // a stranger is led to the sign-in page and sees nothing of it on the way
    const page = await visitor.newPage()
    const strange = await withoutCode(page)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator('#root > div')).toBeAttached()
    await expect(page.locator('header')).toBeHidden()
    strange.come()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await visitor.close()
})

/** What a page asks for before its code has come, and what it asks for again when it has. */
async function callsOf(page: Page, address: string, count: number) {
  const calls: string[] = []
  const isCall = /\/(api|companyapi|financeapi|nrckapi)\//
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (isCall.test(pathname)) calls.push(pathname + search)
  })
  const code = await withoutCode(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect.poll(() => calls.length).toBe(count)
  const early = [...calls]
  code.come()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  return { early, twice: early.filter(call => calls.filter(other => other === call).length > 1) }
}

test('the first calls of a staff page start from its html and are made once', async ({ arrive, portal }) => {
  const clerk = await arrive()
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  const { early, twice } = await callsOf(
    await clerk.openTab(),
    `${portal.managerUrl}/orderManagement?status=10&page=1`,
    3,
  )
  expect(twice).toEqual([])
  expect(early.map(call => call.split('?')[0])).toEqual([
    '/companyapi/company_users/get_current_company_user',
    expect.any(String),
    '/api/orders',
  ])
  const evaluations = await callsOf(
    await clerk.openTab(),
    `${portal.managerUrl}/orderManagement?type=evaluation&status=10`,
    3,
  )
  expect(evaluations.twice).toEqual([])
  expect(evaluations.early.map(call => call.split('?')[0])).toContain('/nrckapi/orders')
})

test('the first calls of a member page start from its html and are made once', async ({ arrive, portal }) => {
  const member = await arrive()
  await signInByPassword(member, portal, '13800000001')
  await expect(member.page.getByRole('article', { name: '陈知行' })).toBeVisible()
  const { twice } = await callsOf(await member.openTab(), `${portal.memberUrl}/`, 8)
  expect(twice).toEqual([])
})
