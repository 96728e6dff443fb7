import { signInByCode, signInByPassword } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

/** What the member centre tells people whose business is under way; the demo data holds one of each. */

test('a member is told why a transfer was sent back, and led to mending it', async ({ arrive, portal }) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await signInByCode(member, portal, '13800000015')
  await expect(page.getByText('协会财务退回了填报：凭证看不清收款账号，请重新上传')).toBeVisible()
  await expect(page.getByText('退回原因：凭证看不清收款账号，请重新上传', { exact: false })).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('link', { name: '去修改' }).first().click()
  await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}/)
})

test('who reported a transfer is not told to pay again', async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByCode(member, portal, '13800000012')
  await expect(page.getByText(/填报转账，等待协会财务确认/)).toBeVisible()
  await expect(page.getByText('待缴费')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /去缴费|去支付/ })).toHaveCount(0)
  await member.expectInOrder()
})

test('a renewal leads to the order that is open already', async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByCode(member, portal, '13800000002')
  await page.getByRole('link', { name: '续费 ¥200.00' }).click()
  await expect(page.getByText('已有一笔会费订单，待支付')).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('link', { name: '去支付' }).click()
  await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}/)
  // chosen when it was made: the transfer waits for its report
  await expect(page.getByRole('radio', { name: /对公转账/ })).toBeChecked()
  await expect(page.getByText('第二步 转账后填报')).toBeVisible()
})

test('a valid member renews long before the end', async ({ arrive, portal }) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await signInByCode(member, portal, '13800000001')
  await expect(page.getByText('有效', { exact: true }).first()).toBeVisible()
  await page.getByRole('link', { name: '续费 ¥200.00' }).click()
  await expect(page.getByRole('button', { name: '生成续费订单' })).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('button', { name: '生成续费订单' }).dblclick()
  await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}/)
  await expect(page.getByText(/^请在 \d{4}-\d\d-\d\d \d\d:\d\d 前付款/)).toBeVisible()
})

test("the manager of a unit finds the unit's dues and their orders", async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByCode(member, portal, '13800000004')
  await expect(page.getByRole('row').filter({ hasText: '单位续费' })).toHaveCount(3)
  await expect(page.getByRole('row').filter({ hasText: '单位入会' })).toContainText('¥6,000.00')
  await member.expectInOrder()
  await page
    .getByRole('link', { name: /的订单$/ })
    .first()
    .click()
  await expect(page.getByText(/到账，协会财务于 .* 确认/)).toBeVisible()
})

test('a draft waits among the things to do, with its deadline', async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByCode(member, portal, newPhone())
  await page.getByRole('link', { name: '申请个人会员' }).click()
  await page.getByLabel('姓名').fill('方知微')
  await expect(page.getByText('草稿已自动保存')).toBeVisible()
  await page.goto(`${portal.memberUrl}/home/memberInfo`)
  await expect(page.getByRole('link', { name: '继续填写 入会申请还没有提交' })).toBeVisible()
  await expect(
    page.getByText(/^请在 \d{4}-\d\d-\d\d 前提交，还有 60 天；逾期草稿失效。$/).first(),
  ).toBeVisible()
})

test('the manager of a unit renews it, and pays like everybody', async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByPassword(member, portal, '13800000004')
  await page.getByRole('link', { name: '续费 ¥6,000.00' }).click()
  await expect(page.getByRole('heading', { name: '单位会员续费', level: 1 })).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('button', { name: '生成续费订单' }).dblclick()
  await expect(page).toHaveURL(/invoiceOrder\?order=\d{13}/)
  await expect(page.getByText(/^请在 \d{4}-\d\d-\d\d \d\d:\d\d 前付款/)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('已有一笔会费订单，待支付')).toBeVisible()
  await member.expectInOrder()
})
