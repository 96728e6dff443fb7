import { signInByPassword } from './main-job.ts'
import { expect, test } from './people.ts'

const address = '/home/evaluation'

// the open application of the demo is given up
test('an evaluation is cancelled with its order, applied for again, and cancelled before the check', async ({
  arrive,
  ownPortal: portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  const cancelled = async (rule: RegExp) => {
    await page.getByRole('button', { name: '撤销申请' }).click()
    const dialog = page.getByRole('alertdialog', { name: '撤销四星评价申请？' })
    await expect(dialog.getByText(rule)).toBeVisible()
    await dialog.getByRole('button', { name: '撤销申请' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/您于 \d{4}-\d{2}-\d{2} 撤销了申请。/)).toBeVisible()
  }

  await test.step('what waits for its fee is given up, and its order closed', async () => {
    await signInByPassword(member, portal, '13800000001')
    await page.goto(portal.memberUrl + address)
    await expect(page.getByRole('link', { name: '去缴费 ¥1,200.00' })).toBeVisible()
    await member.expectInOrder()
    await cancelled(/缴费单一并关闭/)
    await page.goto(`${portal.memberUrl}/home/evaluation/payment/evaluation`)
    await expect(page.getByRole('heading', { name: '没有等待支付的评价费' })).toBeVisible()
  })

  await test.step('another is filled in, saved as one types, and handed in once', async () => {
    await page.goto(portal.memberUrl + address)
    await page.getByRole('link', { name: '申请星级评价' }).click()
    await page.getByRole('radio', { name: /^四星/ }).check()
    await page.getByLabel('申报岗位').fill('财务总监岗')
    await expect(page.getByText('草稿已自动保存')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('申报岗位')).toHaveValue('财务总监岗')
    await expect(page.getByRole('radio', { name: /^四星/ })).toBeChecked()
    await member.expectInOrder()
    await page.getByRole('checkbox', { name: /本人声明/ }).check()
    await page.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(page.getByRole('article', { name: '四星评价 · 财务总监岗' })).toContainText('待初审')
    await expect(page.getByText('申请已收到，协会正在核对资料与原件。')).toBeVisible()
  })

  await test.step('what was handed in is there to read', async () => {
    await page.getByRole('button', { name: '查看提交的资料' }).click()
    const dialog = page.getByRole('dialog', { name: '提交的资料' })
    await expect(dialog.getByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await member.expectInOrder()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it is given up, and the page says that nothing was to be paid', async () => {
    await cancelled(/费用未发生/)
    await expect(page.getByText('费用未发生。资料仍保留在个人资料中。')).toBeVisible()
    await member.expectInOrder()
  })
})
