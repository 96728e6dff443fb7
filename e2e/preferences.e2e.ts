import type { Page } from '@playwright/test'
import { signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'
import type { Portal } from './portal.ts'

const openSettings = async (page: Page, portal: Portal): Promise<void> => {
  await page.goto(`${portal.managerUrl}/setting`)
  await expect(page.getByText('本机', { exact: true })).toBeVisible()
}
const openOrders = async (page: Page, portal: Portal): Promise<void> => {
  await page.goto(`${portal.managerUrl}/orderManagement`)
  await expect(page.getByRole('columnheader', { name: '订单号' })).toBeVisible()
}
const themeOf = (page: Page) => page.locator('html')
const choose = (page: Page, name: string) =>
  page.getByRole('radiogroup').getByText(name, { exact: true }).click()
const remembered = (page: Page) => page.evaluate(() => window.localStorage.getItem('preferences'))
/** The server has been told of everything. */
const expectSaved = (page: Page) => expect.poll(async () => await remembered(page)).toMatch(/"unsaved":\{\}/)

async function leavesNothing({ page }: Person, portal: Portal): Promise<void> {
  await page.getByRole('button', { name: 'others，更多' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(`${portal.managerUrl}/managerlogin`)
  await expect(themeOf(page)).toHaveAttribute('data-theme', 'light')
  expect(await remembered(page)).toBeNull()
}

test('what is set on one browser is found on another, and sign-out leaves nothing of it', async ({
  arrive,
  portal,
}) => {
  const here = await arrive()
  await signInStaff(here, portal, 'others', '/orderManagement')
  await here.page.getByRole('button', { name: '列设置' }).click()
  await here.page.getByRole('checkbox', { name: '渠道' }).uncheck()
  await here.page.keyboard.press('Escape')
  await expect(here.page.getByRole('columnheader', { name: '渠道' })).toHaveCount(0)
  await openSettings(here.page, portal)
  await choose(here.page, '深色')
  await choose(here.page, '宽松')
  await here.page.getByRole('checkbox', { name: /单键快捷键/ }).uncheck()
  await expectSaved(here.page)
  await here.expectInOrder()

  const there = await arrive()
  await signInStaff(there, portal, 'others', '/orderManagement')
  await expect(themeOf(there.page)).toHaveAttribute('data-theme', 'dark')
  await expect(there.page.getByRole('columnheader', { name: '渠道' })).toHaveCount(0)
  await there.expectInOrder()
  await openSettings(there.page, portal)
  await expect(there.page.getByRole('radio', { name: '宽松' })).toBeChecked()
  await expect(there.page.getByRole('checkbox', { name: /单键快捷键/ })).not.toBeChecked()

  // as it was, for whoever comes next
  await choose(there.page, '跟随系统')
  await choose(there.page, '紧凑')
  await there.page.getByRole('checkbox', { name: /单键快捷键/ }).check()
  await openOrders(there.page, portal)
  await there.page.getByRole('button', { name: '列设置' }).click()
  await there.page.getByRole('button', { name: '恢复默认' }).click()
  await there.page.keyboard.press('Escape')
  await expectSaved(there.page)
  await leavesNothing(there, portal)
})

test('of two tabs and two devices the last one to set each preference wins it', async ({
  arrive,
  portal,
}) => {
  const here = await arrive()
  await signInStaff(here, portal, 'others', '/orderManagement')
  const tab = await here.openTab()
  await openSettings(tab, portal)
  await openSettings(here.page, portal)
  await choose(here.page, '深色')
  // the other tab follows at once
  await expect(themeOf(tab)).toHaveAttribute('data-theme', 'dark')
  await choose(tab, '宽松')
  await expectSaved(tab)
  const there = await arrive()
  await signInStaff(there, portal, 'others', '/orderManagement')
  await openSettings(there.page, portal)
  await choose(there.page, '浅色')
  await expectSaved(there.page)

  await here.page.reload()
  await expect(themeOf(here.page)).toHaveAttribute('data-theme', 'light')
  await expect(here.page.getByRole('radio', { name: '宽松' })).toBeChecked()
  await choose(here.page, '紧凑')
  await choose(here.page, '跟随系统')
  await expectSaved(here.page)
})

test('without a line a choice holds here, and goes along with the next one', async ({ arrive, portal }) => {
  const here = await arrive()
  await signInStaff(here, portal, 'others', '/orderManagement')
  await openSettings(here.page, portal)
  await here.whileServerIsAway(async () => {
    await here.context.setOffline(true)
    await choose(here.page, '深色')
    await expect(themeOf(here.page)).toHaveAttribute('data-theme', 'dark')
    await expect.poll(async () => await remembered(here.page)).toContain('"unsaved":{"theme":"dark"}')
    await here.context.setOffline(false)
  })
  await choose(here.page, '宽松')
  await expectSaved(here.page)
  const there = await arrive()
  await signInStaff(there, portal, 'others', '/orderManagement')
  await expect(themeOf(there.page)).toHaveAttribute('data-theme', 'dark')
  await openSettings(there.page, portal)
  await choose(there.page, '跟随系统')
  await choose(there.page, '紧凑')
  await expectSaved(there.page)
})
