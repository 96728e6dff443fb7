import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'
import type { Portal } from './portal.ts'

const evaluation = '/home/evaluation'
const talentDesk = (portal: Portal, status: number) =>
  `${portal.managerUrl}/memberAudit/talent?status=${status}`

/** Declares, fills the sheet in and seals it. */
async function score(clerk: Person, portal: Portal, points: number): Promise<void> {
  const { page } = clerk
  await page.goto(talentDesk(portal, 30))
  await page.getByRole('button', { name: /赵\*博/ }).click()
  await page.getByRole('radio', { name: /^没有利益冲突/ }).check()
  await page.getByRole('button', { name: '声明并打开资料' }).dblclick()
  for (const name of ['教育与资格', '任职与责任', '工作业绩', '论文成果', '职业操守与继续教育'])
    await page.getByRole('textbox', { name: `${name}评分` }).fill(String(points))
  await expect(page.getByText(/^已保存 \d{2}:\d{2}$/)).toBeVisible()
  await clerk.expectInOrder()
  await page.getByRole('button', { name: `提交评分表 ${points}.00` }).click()
  const dialog = page.getByRole('alertdialog', { name: '提交“赵*博”的评分表' })
  await dialog.getByRole('button', { name: '提交评分表' }).dblclick()
  await expect(dialog).toHaveCount(0)
}

// the demo's talents are taken, and days go by
test('a star is applied for, checked, paid, scored by two, published, awarded, and its certificate checked', async ({
  arrive,
  ownPortal: portal,
}) => {
  test.setTimeout(600_000)
  const member = await arrive({ phone: true })
  const auditor = await arrive()
  const { page } = member
  const desk = auditor.page
  const everybody = [member, auditor]

  await test.step('super passes the first check', async () => {
    await signInStaff(auditor, portal, 'super', '/orderManagement')
    await desk.getByRole('link', { name: /^人才审核/ }).click()
    await desk.getByRole('button', { name: /赵文博/ }).click()
    await expect(desk.getByRole('heading', { name: '赵文博' })).toBeVisible()
    await auditor.expectInOrder()
    await desk.getByRole('button', { name: '进入缴费' }).dblclick()
    await expect(desk.getByText('“赵文博”的申请初审通过，评价费订单已生成').first()).toBeVisible()
  })

  await test.step('the member reads so and pays', async () => {
    await signInByPassword(member, portal, '13800000012')
    await page.goto(portal.memberUrl + evaluation)
    await expect(page.getByText('初审通过，请缴纳评价费')).toBeVisible()
    await page.getByRole('link', { name: '去缴费 ¥500.00' }).click()
    await page.getByRole('radio', { name: /模拟支付/ }).check()
    await page.getByRole('button', { name: '用模拟支付付款 ¥500.00' }).dblclick()
    const phone = await arrive({ phone: true })
    everybody.push(phone)
    const link = page.getByRole('link', { name: /打开模拟收银台/ })
    await phone.page.goto((await link.getAttribute('href')) ?? '')
    await phone.page.getByRole('button', { name: '付款 ¥500.00' }).dblclick()
    await expect(phone.page.getByText('已付款')).toBeVisible()
    await expect(page.getByText('支付成功').first()).toBeVisible()
    await page.goto(portal.memberUrl + evaluation)
    await expect(page.getByRole('article', { name: '二星评价 · 财务经理岗' })).toContainText('评审中')
    await member.expectInOrder()
  })

  await test.step('two score it, and neither sees the other before', async () => {
    const first = await arrive()
    const second = await arrive()
    everybody.push(first, second)
    await signInStaff(first, portal, 'super2', '/orderManagement')
    await signInStaff(second, portal, 'super3', '/orderManagement')
    await score(first, portal, 86)
    await expect(first.page.getByText('86.00').first()).toBeVisible()
    await second.page.goto(talentDesk(portal, 30))
    await second.page.getByRole('button', { name: /赵\*博/ }).click()
    await expect(second.page.getByRole('radio', { name: /^没有利益冲突/ })).toBeVisible()
    await expect(second.page.getByText('86.00')).toHaveCount(0)
    await score(second, portal, 80)
    await expect(second.page.getByRole('table', { name: '评分表' })).toContainText('86.00')
  })

  await test.step('super proposes, and the publicity begins', async () => {
    await desk.goto(talentDesk(portal, 30))
    await desk.getByRole('button', { name: /赵\*博/ }).click()
    await desk.getByRole('radio', { name: /^二星，按申报星级/ }).check()
    await desk.getByRole('button', { name: '提交合议结果' }).dblclick()
    await expect(desk.getByText('已拟定二星，“赵*博”的公示开始').first()).toBeVisible()
    await auditor.expectInOrder()
    await page.reload()
    await expect(page.getByRole('article', { name: '二星评价 · 财务经理岗' })).toContainText('公示中')
  })

  await test.step('when the publicity is over, the star is awarded', async () => {
    // an open page asks the server that is away
    for (const person of everybody) await person.page.goto('about:blank')
    await portal.later(9)
    await signInStaff(auditor, portal, 'super', '/orderManagement')
    await desk.goto(talentDesk(portal, 40))
    await desk
      .getByRole('row', { name: /赵\*博/ })
      .getByRole('link')
      .click()
    await desk.getByRole('dialog', { name: '赵*博' }).getByRole('button', { name: '授予星级' }).click()
    const dialog = desk.getByRole('alertdialog', { name: '授予“赵*博”二星' })
    await dialog.getByRole('button', { name: '授予星级' }).dblclick()
    await expect(desk.getByText('已授予“赵*博”二星，证书已生成').first()).toBeVisible()
    await auditor.expectInOrder()
  })

  await test.step('the member sees the certificate, and anybody may check it', async () => {
    await signInByPassword(member, portal, '13800000012')
    await page.goto(portal.memberUrl + evaluation)
    await page.getByRole('button', { name: '查看证书' }).first().click()
    const preview = page.getByRole('dialog', { name: '打印预览' })
    await expect(preview.getByRole('heading', { name: '赵文博' })).toBeVisible()
    const printed = (await preview.getByText(/^核验码 /).textContent()) ?? ''
    const code = printed.replace('核验码', '').replaceAll(' ', '')
    await member.expectInOrder()
    const visitor = await arrive({ phone: true })
    await visitor.page.goto(`${portal.memberUrl}/verifyCertificate/${code}`)
    await expect(visitor.page.getByRole('heading', { name: '证书有效' })).toBeVisible()
    await expect(visitor.page.getByText('二星财务管理师')).toBeVisible()
    await visitor.expectInOrder()
  })
})
