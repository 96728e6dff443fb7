import { report, signInByCode, signInStaff, voucher } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'
import { evaluation, fillProfile, score, talentDesk } from './star-job.ts'

const name = '林知远'
const masked = '林*远'

// days go by
test('from an empty profile to a certificate, and to the next evaluation: applied for, checked, paid by transfer, scored by two, published, awarded, checked by anybody, the next one paid online', async ({
  arrive,
  ownPortal: portal,
}) => {
  test.setTimeout(900_000)
  const phone = newPhone()
  const member = await arrive({ phone: true })
  const { page } = member
  const auditor = await arrive()
  const desk = auditor.page
  const finance = await arrive()
  const first = await arrive()
  const second = await arrive()
  const everybody = [member, auditor, finance, first, second]
  const card = page.getByRole('article', { name: '三星评价 · 财务经理岗' })
  /** So many days after the start; an open page would ask the server that is away. */
  async function days(count: number) {
    for (const person of everybody) await person.page.goto('about:blank')
    await portal.later(count)
  }

  async function passFirstCheck() {
    await signInStaff(auditor, portal, 'super', '/orderManagement')
    await desk.getByRole('link', { name: /^人才审核/ }).click()
    await desk.getByRole('button', { name: new RegExp(name) }).click()
    await expect(desk.getByRole('heading', { name })).toBeVisible()
    await auditor.expectInOrder()
    await desk.getByRole('button', { name: '进入缴费' }).dblclick()
    await expect(desk.getByText(`“${name}”的申请初审通过，评价费订单已生成`).first()).toBeVisible()
  }

  await test.step('who has registered just now is told what each level asks for', async () => {
    await signInByCode(member, portal, phone)
    await page.goto(portal.memberUrl + evaluation)
    await expect(page.getByText('还没有有效的星级证书')).toBeVisible()
    await page.getByRole('link', { name: '申请星级评价' }).click()
    await page.getByRole('radio', { name: /^一星 评价费 ¥300.00/ }).check()
    await expect(page.getByText('个人资料还不符合一星的要求')).toBeVisible()
    await expect(page.getByText('草稿已自动保存')).toBeVisible()
    await member.expectInOrder()
    await page.getByRole('link', { name: '去补齐' }).click()
  })

  await test.step('the empty profile is filled in', async () => {
    await expect(page.getByText('还缺 5 项')).toBeVisible()
    await fillProfile(member, name)
    await expect(page.getByText('必填资料已经齐全')).toBeVisible()
    await member.expectInOrder()
  })

  await test.step('the highest level that it holds is applied for', async () => {
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('link', { name: '继续填写' }).click()
    await expect(page.getByRole('radio', { name: /^四星 .*还缺：工作业绩至少 2 条/ })).toBeVisible()
    await page.getByRole('radio', { name: /^三星 评价费 ¥800.00 ?资料符合要求/ }).check()
    await page.getByLabel('申报岗位').fill('财务经理岗')
    await page.getByRole('checkbox', { name: /本人声明/ }).check()
    await page.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(card).toContainText('待初审')
    await page.getByRole('button', { name: '查看提交的资料' }).click()
    const snapshot = page.getByRole('dialog', { name: '提交的资料' })
    await expect(snapshot.getByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await member.expectInOrder()
    await page.keyboard.press('Escape')
  })

  await test.step('super passes the first check', passFirstCheck)

  await test.step('the member reads so and reports a transfer', async () => {
    await page.goto(portal.memberUrl + evaluation)
    await expect(page.getByText('初审通过，请缴纳评价费')).toBeVisible()
    await page.getByRole('link', { name: '去缴费 ¥800.00' }).click()
    await page.getByRole('radio', { name: /对公转账/ }).check()
    await page.getByRole('button', { name: '使用对公转账' }).dblclick()
    await expect(page.getByText('汇款识别码', { exact: true })).toBeVisible()
    await page.locator('input[type=file]:not([capture])').setInputFiles(voucher())
    await expect(page.getByText(/已上传$/)).toBeVisible()
    await report(member, name)
  })

  await test.step('finance confirms it', async () => {
    const clerk = finance.page
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await clerk.getByRole('link', { name: /^评价费 \d/ }).click()
    await clerk.getByRole('button', { name: new RegExp(`${name} ¥800.00 评价费`) }).click()
    const confirm = clerk.getByRole('button', { name: '确认到账 ¥800.00' })
    // until then the form is that of the record before
    await expect(confirm).toBeVisible()
    await clerk.getByLabel('银行流水号').fill('2026112610421700991')
    await finance.expectInOrder()
    await confirm.click()
    await clerk.getByRole('alertdialog').getByRole('button', { name: '确认到账' }).dblclick()
    await expect(clerk.getByText(`已确认“${name}”到账`).first()).toBeVisible()
    await page.goto(portal.memberUrl + evaluation)
    await expect(card).toContainText('评审中')
    await member.expectInOrder()
  })

  await test.step('two score it, and neither sees the other before', async () => {
    await signInStaff(first, portal, 'super2', '/orderManagement')
    await signInStaff(second, portal, 'super3', '/orderManagement')
    for (const clerk of [first, second]) {
      await clerk.page.goto(talentDesk(portal, 'status=30'))
      await clerk.page.getByRole('button', { name: /林\*远/ }).click()
    }
    await score(first, masked, 86)
    await expect(first.page.getByText('86.00').first()).toBeVisible()
    await second.page.reload()
    await second.page.getByRole('button', { name: /林\*远/ }).click()
    await expect(second.page.getByRole('radio', { name: /^没有利益冲突/ })).toBeVisible()
    await expect(second.page.getByText('86.00')).toHaveCount(0)
    await score(second, masked, 80)
    await expect(second.page.getByRole('table', { name: '评分表' })).toContainText('86.00')
  })

  await test.step('super proposes, and the publicity begins', async () => {
    await desk.goto(talentDesk(portal, 'status=30'))
    await desk.getByRole('button', { name: /林\*远/ }).click()
    await desk.getByRole('radio', { name: /^三星，按申报星级/ }).check()
    await desk.getByRole('button', { name: '提交合议结果' }).dblclick()
    await expect(desk.getByText(`已拟定三星，“${masked}”的公示开始`).first()).toBeVisible()
    await auditor.expectInOrder()
    await page.reload()
    await expect(card).toContainText('公示中')
    await page.getByRole('link', { name: '查看公示' }).click()
    await expect(page.getByRole('row', { name: /林\*远 华岳重工集团有限公司 三星 .*本人/ })).toBeVisible()
  })

  await test.step('when the publicity is over, the star is awarded', async () => {
    await days(9)
    await signInStaff(auditor, portal, 'super', '/orderManagement')
    await desk.goto(talentDesk(portal, 'status=40'))
    await desk
      .getByRole('row', { name: /林\*远/ })
      .getByRole('link')
      .click()
    await desk.getByRole('dialog', { name: masked }).getByRole('button', { name: '授予星级' }).click()
    const dialog = desk.getByRole('alertdialog', { name: `授予“${masked}”三星` })
    await dialog.getByRole('button', { name: '授予星级' }).dblclick()
    await expect(desk.getByText(`已授予“${masked}”三星，证书已生成`).first()).toBeVisible()
    await auditor.expectInOrder()
  })

  await test.step('the member sees the certificate, and anybody may check it', async () => {
    await signInByCode(member, portal, phone)
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('button', { name: '查看证书' }).first().click()
    const preview = page.getByRole('dialog', { name: '打印预览' })
    await expect(preview.getByRole('heading', { name })).toBeVisible()
    const printed = (await preview.getByText(/^核验码 /).textContent()) ?? ''
    const code = printed.replace('核验码', '').replaceAll(' ', '')
    await member.expectInOrder()
    const visitor = await arrive({ phone: true })
    await visitor.page.goto(`${portal.memberUrl}/verifyCertificate/${code}`)
    await expect(visitor.page.getByRole('heading', { name: '证书有效' })).toBeVisible()
    await expect(visitor.page.getByText('三星财务管理师')).toBeVisible()
    await visitor.expectInOrder()
    await visitor.leave()
  })

  await test.step('the level that is held is not offered, a higher one is', async () => {
    await page.goto(portal.memberUrl + evaluation)
    await expect(
      page.getByText(/^三星 \d{4}-\d{2}-\d{2} 起可以重新评价；现在可以申报更高的星级。$/),
    ).toBeVisible()
    await page.getByRole('link', { name: '申请星级评价' }).click()
    await expect(page.getByRole('radio', { name: /^三星 已持有同级或更高的星级/ })).toBeDisabled()
    await expect(page.getByRole('radio', { name: /^四星 评价费/ })).toBeEnabled()
    await member.expectInOrder()
  })

  await test.step('half a year before its end it is evaluated again', async () => {
    await days(1000)
    await signInByCode(member, portal, phone)
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('link', { name: '重新评价' }).click()
    await expect(page.getByRole('radio', { name: /^三星 评价费 ¥800.00/ })).toBeChecked()
    await page.getByLabel('申报岗位').fill('财务经理岗')
    await page.getByRole('checkbox', { name: /本人声明/ }).check()
    await page.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(card).toContainText('待初审')
    // the certificate holds while the next one is worked on
    await expect(page.getByRole('region', { name: '当前星级' })).toContainText('三星财务管理师')
    await member.expectInOrder()
  })

  await test.step('the next evaluation is checked and paid for like the first, and the certificate still holds', async () => {
    await passFirstCheck()
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('link', { name: '去缴费 ¥800.00' }).click()
    await page.getByRole('radio', { name: /模拟支付/ }).check()
    await page.getByRole('button', { name: '用模拟支付付款 ¥800.00' }).dblclick()
    const link = page.getByRole('link', { name: /打开模拟收银台/ })
    const cashier = await arrive({ phone: true })
    await cashier.page.goto((await link.getAttribute('href')) ?? '')
    await cashier.page.getByRole('button', { name: '付款 ¥800.00' }).dblclick()
    await expect(cashier.page.getByText('已付款')).toBeVisible()
    await cashier.leave()
    await expect(page.getByText('支付成功').first()).toBeVisible()
    await page.goto(portal.memberUrl + evaluation)
    await expect(card).toContainText('评审中')
    await expect(page.getByRole('region', { name: '当前星级' })).toContainText('三星财务管理师')
    await member.expectInOrder()
  })
})
