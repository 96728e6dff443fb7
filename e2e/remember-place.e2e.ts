import { signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'

/** Another page of the portal, by its menu, and back by the browser's button. */
async function goAndComeBack({ page }: Person, away: string) {
  await page.getByRole('navigation', { name: '管理端' }).getByRole('link', { name: away }).click()
  await expect(page.getByRole('heading', { level: 1, name: away })).toBeVisible()
  await page.goBack()
}

test.describe('a desk remembers the place', () => {
  test('the row one was at, its page and its filters, after Back and after a reload', async ({
    arrive,
    portal,
  }) => {
    const clerk = await arrive()
    const { page } = clerk
    // not all rows fit in
    await page.setViewportSize({ width: 1440, height: 420 })
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await page.goto(`${portal.managerUrl}/orderManagement?sort=amount_fen&page=2&page_size=10`)
    const rows = page.getByRole('link', { name: /^\d{8} \d{5}$/ })
    await rows.last().click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeFocused()
    const number = await rows.last().innerText()
    await expect(drawer).toHaveAccessibleName(number)
    const row = page.getByRole('link', { name: number })
    const withOrder = page.url()

    await goAndComeBack(clerk, '首页')
    await expect(drawer).toHaveAccessibleName(number)
    await expect(row).toBeInViewport()
    await page.reload()
    await expect(drawer).toHaveAccessibleName(number)
    await expect(row).toBeInViewport()
    await expect(page).toHaveURL(withOrder)

    await page.getByRole('button', { name: '关闭' }).click()
    await expect(row).toBeFocused()
    const list = page.url()
    await goAndComeBack(clerk, '首页')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await page.reload()
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
    await expect(page).toHaveURL(list)
    expect(new URL(list).search).toBe('?sort=amount_fen&page=2&page_size=10')
  })

  for (const width of [1440, 390]) {
    test(`the application one was at, with what was noted about it, at ${width} px`, async ({
      arrive,
      portal,
    }) => {
      const clerk = await arrive()
      const { page } = clerk
      await page.setViewportSize({ width, height: 900 })
      await signInStaff(clerk, portal, 'super', '/orderManagement')
      await page.goto(`${portal.managerUrl}/memberAudit/personal`)
      const queue = page.getByRole('region', { name: '待审核的申请' })
      const row = queue.locator('li').getByRole('button').nth(1)
      const [name = ''] = (await row.innerText()).split('\n')
      await row.click()
      // until then the first of the queue lies open, with a field of its own
      const heading = page.getByRole('heading', { level: 2, name })
      await expect(heading).toBeVisible()
      const opinion = page.getByRole('textbox', { name: /^总体意见/ })
      await opinion.fill('请一并补充职称证书')

      await page.getByRole('link', { name: '已退回' }).click()
      await expect(heading).toHaveCount(0)
      await page.goBack()
      await expect(heading).toBeVisible()
      await expect(opinion).toHaveValue('请一并补充职称证书')

      await page.reload()
      await expect(heading).toBeVisible()
      if (width === 390) await page.getByRole('button', { name: '返回列表' }).click()
      await expect(row).toHaveText(new RegExp(name))
      await expect(row).toBeFocused()
      await clerk.expectInOrder()
    })
  }

  test('an application that is picked and taken back by Back before it is drawn leaves the first one in hand', async ({
    arrive,
    portal,
  }) => {
    const clerk = await arrive()
    const { page } = clerk
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await page.goto(`${portal.managerUrl}/memberAudit/personal`)
    const rows = page.getByRole('region', { name: '待审核的申请' }).locator('li').getByRole('button')
    const [name = ''] = (await rows.first().innerText()).split('\n')
    const heading = page.getByRole('heading', { level: 2, name })
    await expect(page.getByRole('button', { name: '不通过', exact: true })).toBeVisible()
    const tools = await page.context().newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await rows.nth(1).evaluate(async row => {
      const back = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }))
      row.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      window.history.back()
      await back
    })
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(heading).toBeVisible()
    await expect(page).toHaveURL(/\/memberAudit\/personal$/)
    await page.getByRole('button', { name: '不通过', exact: true }).click()
    await expect(page.getByRole('dialog', { name: `不通过“${name}”的申请` })).toBeVisible()
  })
})
