import { expect, newPhone, test } from './people.ts'

test('a code asked for at sign-in: number and countdown go along, and the code says what it is for', async ({
  arrive,
  portal,
}) => {
  const phone = newPhone()
  const visitor = await arrive()
  const { page } = visitor
  const number = () => page.getByLabel('手机号码', { exact: true }).inputValue()
  const again = page.getByRole('button', { name: /^\d+ 秒后可重发$/ })
  const code = page.getByLabel('短信验证码')

  await page.goto(`${portal.memberUrl}/login`)
  await page.getByLabel('手机号码', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()

  await page.getByRole('link', { name: '注册会员账号' }).click()
  await expect(page.getByRole('heading', { name: '注册会员账号' })).toBeVisible()
  expect((await number()).replace(/\D/g, '')).toBe(phone)
  await expect(again).toBeVisible()
  await expect(page.getByText('刚才的验证码只能用于登录，注册请重新获取。')).toBeVisible()
  await code.fill(await portal.smsCode(phone))
  await page.getByLabel('设置密码').fill('First_2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveAccessibleDescription(/刚才的验证码只能用于登录，注册请重新获取/)
  await visitor.expectInOrder()
  // another number has a spacing of its own
  await page.getByLabel('手机号码', { exact: true }).fill(newPhone())
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await page.getByLabel('手机号码', { exact: true }).fill(phone)

  await page.getByRole('link', { name: '返回登录' }).click()
  await expect(again).toBeVisible()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByRole('link', { name: /忘记密码|找回密码/ }).click()
  await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible()
  expect((await number()).replace(/\D/g, '')).toBe(phone)
  await expect(again).toBeVisible()
  await expect(page.getByText('刚才的验证码只能用于登录，找回密码请重新获取。')).toBeVisible()
})
