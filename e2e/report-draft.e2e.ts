import { apply, approve, signInByCode, signInStaff, voucher } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

test('what was typed into the transfer report survives Back, a reload and a closed tab', async ({
  arrive,
  portal,
}) => {
  const phone = newPhone()
  const member = await arrive()
  const { page } = member
  await signInByCode(member, portal, phone)
  await apply(member, portal, '苏望舒')
  const auditor = await arrive()
  await signInStaff(auditor, portal, 'super', '/orderManagement')
  await approve(auditor, portal, '苏望舒')
  await page.goto(`${portal.memberUrl}/home/memberInfo`)
  await page
    .getByRole('link', { name: /去缴费|去支付/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /对公转账/ }).check()
  await page.getByRole('button', { name: '使用对公转账' }).click()
  await page.getByLabel('付款户名').fill('华岳重工集团有限公司')
  await page.getByLabel('备注').fill('单位代付')
  await page.locator('input[type=file]:not([capture])').setInputFiles(voucher())
  // it has arrived: one that is still on its way is called off by who leaves
  await expect(page.getByRole('button', { name: '移除 网银回单.png' })).toBeVisible()
  const expectTyped = async (tab = page) => {
    await expect(tab.getByLabel('付款户名')).toHaveValue('华岳重工集团有限公司')
    await expect(tab.getByLabel('备注')).toHaveValue('单位代付')
    await expect(tab.getByText('网银回单.png')).toBeVisible()
  }

  // at once, before it is saved
  await page.getByRole('link', { name: '会员信息' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '会员信息' })).toBeVisible()
  await page.goBack()
  await expectTyped()
  await page.getByLabel('账号后四位').fill('6621')
  await expect(page.getByText('草稿已自动保存')).toBeVisible()
  await member.expectInOrder()

  await page.reload()
  await expectTyped()
  await expect(page.getByLabel('账号后四位')).toHaveValue('6621')
  const { origins } = await member.context.storageState()
  expect(JSON.stringify(origins)).not.toContain('华岳重工')

  const tab = await member.openTab()
  await tab.goto(page.url())
  await expectTyped(tab)
  await tab.getByRole('button', { name: '提交填报' }).click()
  await expect(tab.getByText('填报已提交')).toBeVisible()
})
