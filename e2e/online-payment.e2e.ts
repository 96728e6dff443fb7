import { signInByPassword } from './main-job.ts'
import { expect, test } from './people.ts'

test('a renewal is paid online: another way is looked at, a payment fails, the next one opens the year', async ({
  arrive,
  portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  // joined a while ago, and nobody else's test renews it
  await signInByPassword(member, portal, '13800000013')

  await test.step('the order is made and a way to pay chosen', async () => {
    await page.goto(`${portal.memberUrl}/home/renew/personal_vip`)
    await page.getByRole('button', { name: '生成续费订单' }).click()
    await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}$/)
    await expect(page.getByText(/前付款/)).toBeVisible()
    await page.getByRole('radio', { name: /对公转账/ }).check()
    await expect(page.getByRole('button', { name: '使用对公转账' })).toBeVisible()
    await page.getByRole('radio', { name: /模拟支付/ }).check()
    await member.expectInOrder()
    await page.getByRole('button', { name: '用模拟支付付款 ¥200.00' }).dblclick()
    await expect(page.getByRole('img', { name: '模拟支付付款码' })).toBeVisible()
    await expect(page.getByText(/^1[45] 分 \d+ 秒$/)).toBeVisible()
    await page.getByRole('button', { name: '已付款，查询结果' }).click()
    await expect(page.getByText('还没有收到支付结果；付款后通常几秒内到账')).toBeVisible()
    await member.expectInOrder()
  })

  /** The phone that scanned the code; nobody is signed in on it. */
  const phone = await arrive({ phone: true })
  const cashier = async () => {
    const link = page.getByRole('link', { name: /打开模拟收银台/ })
    await phone.page.goto((await link.getAttribute('href')) ?? '')
    await expect(phone.page.getByRole('button', { name: '付款 ¥200.00' })).toBeVisible()
    await phone.expectInOrder()
  }

  await test.step('a payment that fails leaves the order to be paid', async () => {
    await cashier()
    await phone.page.getByRole('radio', { name: /^付款失败/ }).check()
    await phone.page.getByRole('button', { name: '付款 ¥200.00' }).click()
    await expect(phone.page.getByText('没有扣款。请回到订单页重新付款。')).toBeVisible()
    // the page that waits finds it by itself
    await expect(page.getByRole('button', { name: '用模拟支付付款 ¥200.00' })).toBeVisible()
  })

  await test.step('what nobody told us of is found while the page waits', async () => {
    await page.getByRole('button', { name: '用模拟支付付款 ¥200.00' }).click()
    await cashier()
    await phone.page.getByRole('radio', { name: /通知丢失/ }).check()
    await phone.page.getByRole('button', { name: '付款 ¥200.00' }).dblclick()
    await expect(phone.page.getByText('已付款')).toBeVisible()
    await expect(page.getByText('支付成功').first()).toBeVisible()
    await expect(page.getByText(/会员期 .* 已开通/)).toBeVisible()
    await member.expectInOrder()
    await page.reload()
    await expect(page.getByText(/通过模拟支付支付成功/)).toBeVisible()
  })
})
