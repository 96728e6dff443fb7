import { signInByPassword } from './main-job.ts'
import { expect, test } from './people.ts'

test('a refusal is said once, in the form that was sent', async ({ arrive, portal }) => {
  const { page } = await arrive()
  await page.goto(`${portal.memberUrl}/login`)
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('手机号码或账号').fill('13800000001')
  await page.getByLabel('密码', { exact: true }).fill('Wrong_2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('账号或密码不正确')
  await expect(page.getByText('账号或密码不正确')).toHaveCount(1)
})

test('one outage is told once and taken back with the line; no error outlives its page', async ({
  arrive,
  portal,
}) => {
  const member = await arrive()
  const { page } = member
  await signInByPassword(member, portal, '13800000001')
  await expect(page.getByText('会员编号').first()).toBeVisible()
  const toasts = page.getByRole('region', { name: '通知' })
  const menu = page.getByRole('navigation', { name: '会员中心' })

  await member.whileServerIsAway(async () => {
    await page.route('**/api/**', route => route.abort())
    await menu.getByRole('link', { name: '订单与发票' }).click()
    await expect(toasts.getByText('网络状态不好')).toHaveCount(1)
    await expect(toasts.getByRole('alert')).toHaveCount(1)
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: '重新加载' }).first().click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(toasts.getByText('网络状态不好')).toHaveCount(0)
  })

  const busy = JSON.stringify({ code: 500, message: '系统繁忙，请稍后再试', data: null })
  await page.route('**/api/orders?**', route =>
    route.fulfill({ contentType: 'application/json', body: busy }),
  )
  await page.getByText('已关闭', { exact: true }).first().click()
  await expect(toasts.getByText('系统繁忙，请稍后再试')).toBeVisible()
  await page.unroute('**/api/orders?**')
  await menu.getByRole('link', { name: '会员信息' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会员信息' })).toBeVisible()
  await expect(page.getByText('系统繁忙，请稍后再试')).toHaveCount(0)
})
