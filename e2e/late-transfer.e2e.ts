import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('a transfer that comes after its order was closed revives it; one more goes back', async ({
  arrive,
  ownPortal: portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  // a renewal that is to be paid by transfer
  await signInByPassword(member, portal, '13800000002')
  await page.goto(`${portal.memberUrl}/home/invoiceOrder`)
  await page.getByRole('button', { name: /^去支付 个人会费 订单/ }).click()
  await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}$/)
  const orderNo = new URL(page.url()).searchParams.get('order') ?? ''
  const grouped = `${orderNo.slice(0, 8)} ${orderNo.slice(8)}`

  await test.step('the member gives the order up', async () => {
    await page.getByRole('button', { name: '关闭订单' }).click()
    const dialog = page.getByRole('alertdialog', { name: '关闭这笔订单？' })
    await dialog.getByRole('button', { name: '关闭订单' }).click()
    await expect(dialog).toHaveCount(0)
    await member.expectInOrder()
  })

  const clerk = await arrive()
  const desk = clerk.page
  const register = async (amount: string, reference: string) => {
    await desk.goto(`${portal.managerUrl}/orderManagement?order=${orderNo}`)
    await desk.getByRole('dialog').getByRole('link', { name: '登记来款' }).click()
    await expect(desk.getByRole('heading', { name: `订单 ${grouped}` })).toBeVisible()
    await desk.getByRole('button', { name: '登记来款' }).click()
    await expect(desk.getByLabel('到账金额')).toBeFocused()
    await desk.getByLabel('到账金额').fill(amount)
    await desk.getByLabel('银行流水号').fill(reference)
    await clerk.expectInOrder()
    await desk.getByRole('button', { name: /^登记来款 ¥/ }).click()
    const confirm = desk.getByRole('alertdialog')
    await clerk.expectInOrder()
    await confirm.getByRole('button', { name: '登记来款' }).dblclick()
    await expect(confirm).toHaveCount(0)
  }

  await test.step('its money comes all the same: the year begins', async () => {
    await signInStaff(clerk, portal, 'finance', '/paymentAffirm')
    await register('200', 'E2E-LATE-1')
    await expect(desk.getByText(/^已登记来款，“.+”的订单已恢复，会员期至 /)).toBeVisible()
    await page.reload()
    await expect(page.getByText('已支付').first()).toBeVisible()
    await member.expectInOrder()
  })

  await test.step('money that the order no longer waits for is asked back', async () => {
    await register('88.5', 'E2E-LATE-2')
    await expect(desk.getByText(/^已登记来款，为“.+”的订单申请了退款/)).toBeVisible()
    await desk.goto(`${portal.managerUrl}/orderManagement?order=${orderNo}`)
    await expect(desk.getByRole('button', { name: '批准退款 ¥88.50' })).toBeVisible()
    await clerk.expectInOrder()
    await page.reload()
    await expect(page.getByText(/^重复支付 ¥88\.50，.*等待协会财务批准。/)).toBeVisible()
    await member.expectInOrder()
  })
})
