import { confirmButton, signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('super makes a batch, a member pays less with its code, finance confirms what came', async ({
  arrive,
  ownPortal: portal,
}) => {
  const clerk = await arrive()
  const desk = clerk.page
  await test.step('super makes a batch and sees what it can cost', async () => {
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await desk.getByRole('link', { name: '优惠码', exact: true }).click()
    await expect(desk.getByRole('row', { name: /早续费/ })).toBeVisible()
    await clerk.expectInOrder()
    await desk.getByRole('button', { name: '新建批次' }).click()
    const drawer = desk.getByRole('dialog', { name: '新建批次' })
    await drawer.getByRole('button', { name: '保存批次' }).click()
    await expect(drawer.getByText('请输入名称')).toBeVisible()
    await drawer.getByLabel('名称').fill('老会员续费')
    await drawer.getByLabel('减多少').fill('30')
    await drawer.getByRole('checkbox', { name: '个人会费' }).check()
    await drawer.getByLabel('总量').fill('10')
    await drawer.getByLabel(/^优惠码/).fill('e2e-2026')
    await drawer.getByLabel('结束').fill('2099-12-31')
    await drawer.getByLabel('名称').click()
    await expect(drawer.getByText('¥170.00')).toBeVisible()
    await expect(drawer.getByText('¥300.00')).toBeVisible()
    await clerk.expectInOrder()
    await drawer.getByRole('button', { name: '保存批次' }).dblclick()
    await expect(desk.getByRole('dialog', { name: '老会员续费' }).getByText('0 / 10')).toBeVisible()
    await expect(desk.getByRole('row', { name: /老会员续费/ })).toHaveCount(1)
  })

  const member = await arrive({ phone: true })
  const { page } = member
  await test.step('the member uses it on a renewal, gives it up and uses it again', async () => {
    await signInByPassword(member, portal, '13800000002')
    await page.goto(`${portal.memberUrl}/home/invoiceOrder`)
    await page
      .getByRole('button', { name: /^去支付/ })
      .first()
      .click()
    const code = page.getByRole('textbox', { name: '优惠码' })
    await code.fill('不存在的码')
    await page.getByRole('button', { name: '使用', exact: true }).click()
    await expect(page.getByText('优惠码不存在，请核对后重新输入')).toBeVisible()
    await expect(code).toHaveValue('不存在的码')
    await member.expectInOrder()
    await code.fill('ｅ２ｅ 2026')
    await page.getByRole('button', { name: '使用', exact: true }).dblclick()
    const row = page.getByRole('group', { name: '优惠码' })
    await expect(row.getByText('E2E2 026')).toBeVisible()
    // the transfer was chosen when the order was made: it holds the code
    await expect(row.getByText('为您保留至订单付款或关闭')).toBeVisible()
    await expect(row.getByText('−¥30.00')).toBeVisible()
    await member.expectInOrder()
    await row.getByRole('button', { name: '移除' }).click()
    await code.fill('E2E2026')
    await code.press('Enter')
    await expect(row.getByText('−¥30.00')).toBeVisible()
    await expect(page.getByLabel('付款金额')).toHaveValue('170.00')
  })

  await test.step('the member reports the transfer', async () => {
    await page.locator('#report-voucher_ids').setInputFiles({
      name: '网银回单.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await expect(page.getByRole('button', { name: '移除 网银回单.pdf' })).toBeVisible()
    await page.getByRole('button', { name: '提交填报' }).click()
    await expect(page.getByText('填报已提交')).toBeVisible()
    await member.expectInOrder()
  })

  await test.step('finance confirms the smaller amount; the batch has saved it', async () => {
    const finance = await arrive()
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await finance.page.getByRole('button', { name: /林月华/ }).click()
    const confirm = finance.page.getByRole('button', { name: '确认到账 ¥170.00' })
    // until then the form is that of the record before
    await expect(confirm).toBeVisible()
    await finance.page.getByLabel(/银行流水号/).fill('E2ECOUPON0001')
    await confirm.click()
    await confirmButton(finance).click()
    // the tab of what was confirmed says 已确认 as well
    await expect(finance.page.getByText('已确认“林月华”到账').first()).toBeVisible()
    await finance.page.goto(`${portal.managerUrl}/orderManagement/coupons?q=E2E2026`)
    await expect(finance.page.getByRole('row', { name: /老会员续费/ })).toContainText('1 / 10')
    const saved = finance.page.waitForEvent('download')
    await finance.page.getByRole('button', { name: '导出', exact: true }).click()
    expect((await saved).suggestedFilename()).toMatch(/^优惠码批次-\d{8}-\d{6}\.xlsx$/)
    await finance.page
      .getByRole('row', { name: /老会员续费/ })
      .getByText('老会员续费')
      .click()
    const drawer = finance.page.getByRole('dialog', { name: '老会员续费' })
    await expect(drawer.getByText('¥30.00', { exact: true })).toBeVisible()
    await expect(drawer.getByRole('button', { name: '保存批次' })).toHaveCount(0)
    await finance.expectInOrder()
  })
})
