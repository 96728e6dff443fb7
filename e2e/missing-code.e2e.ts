import type { Page } from '@playwright/test'
import { signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'
import type { Portal } from './portal.ts'

/** Four times within four seconds it is asked for. */
const patience = { timeout: 20_000 }
const missing = /这部分没有加载出来/

const orderLinks = (page: Page) => page.getByRole('link', { name: /^\d{8} \d{5}$/ })

async function openOrderDesk(clerk: Person, portal: Portal): Promise<void> {
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  await expect(orderLinks(clerk.page)).not.toHaveCount(0)
}

/** What `act` asks for does not come, as after an update, or where the line is down; the page says so. */
async function withoutCode(
  person: Person,
  act: () => Promise<unknown>,
  files = '**/assets/*.js',
): Promise<void> {
  const { page } = person
  await person.whileServerIsAway(async () => {
    await page.route(files, route => route.abort())
    await act()
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible(patience)
    await page.unrouteAll()
  })
}

test('code that does not come leaves the page, and comes when it is asked for again', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  await openOrderDesk(clerk, portal)
  await page
    .getByRole('checkbox', { name: /^选中 / })
    .nth(1)
    .check()
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await withoutCode(clerk, () => page.getByRole('button', { name: /^导出 \d+ 条/ }).click())
  await expect(page.getByText('已选 1 条')).toBeVisible()
  await clerk.expectInOrder()
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: /^导出 \d+ 条订单$/ })).toBeVisible(patience)
  await expect(page.getByText(missing)).toHaveCount(0)
})

test('another page whose code does not come keeps the menu, and is there after a reload', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  await openOrderDesk(clerk, portal)
  await withoutCode(clerk, () => page.getByRole('link', { name: '个人审核' }).click())
  await expect(page.getByRole('link', { name: '订单管理' })).toBeVisible()
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '个人审核' })).toBeVisible(patience)
})

test('a sign-in page whose own code does not come says so, and signs in when it has', async ({
  arrive,
  portal,
}) => {
  const visitor = await arrive()
  const { page } = visitor
  await withoutCode(visitor, () => page.goto(`${portal.memberUrl}/login`), '**/assets/login-*.js')
  await page.getByRole('button', { name: '再试一次' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号码或账号').fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill('Demo_2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/home/**')
})

test('a page that cannot be drawn says so in place of nothing', async ({ arrive, portal }) => {
  const clerk = await arrive()
  const { page } = clerk
  await openOrderDesk(clerk, portal)
  await clerk.whileServerIsAway(async () => {
    // a fault of ours in what draws the table
    await page.evaluate("Array.prototype.flatMap = () => { throw new Error('broken on purpose') }")
    await page.getByRole('button', { name: '下单时间' }).last().click()
    await expect(page.getByRole('alert')).toContainText('页面出错了')
  })
  await page.getByRole('button', { name: '刷新页面' }).click()
  await expect(orderLinks(page)).not.toHaveCount(0)
})
