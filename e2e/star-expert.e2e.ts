import { signInStaff } from './main-job.ts'
import { expect, Person, test } from './people.ts'

const names = ['教育与资格', '任职与责任', '工作业绩', '论文成果', '职业操守与继续教育']

async function scores({ page }: Person, points: string) {
  for (const name of names) await page.getByRole('textbox', { name: `${name}评分` }).fill(points)
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
}

test('an external expert scores by a link that one browser can use, beside a clerk, and both sheets are discussed', async ({
  arrive,
  browser,
  ownPortal: portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  let link = ''
  let applicant = ''

  await test.step('super invites an expert and is told the link once', async () => {
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await page.goto(`${portal.managerUrl}/memberAudit/talent?status=30`)
    applicant = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await page.getByRole('button', { name: '邀请外部专家' }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox', { name: '姓名' }).fill('周敬之')
    await form.getByRole('textbox', { name: '单位' }).fill('东方财经大学会计学院')
    await clerk.expectInOrder()
    await form.getByRole('button', { name: '生成链接' }).dblclick()
    const told = page.getByRole('dialog', { name: '给周敬之的链接' })
    link = (await told.locator('code').textContent()) ?? ''
    expect(link).toMatch(/\/expert\/[2-9A-Z]{26}$/)
    await clerk.expectInOrder()
    await told.getByRole('button', { name: '已经复制，关闭' }).click()
    await expect(page.getByRole('list', { name: '外部专家' })).toContainText('未打开')
    await expect(page.getByText(link)).toHaveCount(0)
  })

  const expert = await arrive()
  await test.step('the expert reads what it is about, begins, declares and scores', async () => {
    const answer = await expert.page.goto(link)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await expect(expert.page.getByRole('heading', { name: '邀请您评审一份星级评价申请' })).toBeVisible()
    await expect(expert.page.getByText(applicant)).toHaveCount(0)
    await expert.expectInOrder()
    await expert.page.getByRole('button', { name: '开始评审' }).dblclick()
    await expert.page.getByRole('radio', { name: /^没有利益冲突/ }).check()
    await expert.expectInOrder()
    await expert.page.getByRole('button', { name: '声明并打开资料' }).dblclick()
    await scores(expert, '80')
    await expert.expectInOrder()
  })

  await test.step('the link is dead in another browser, and goes on in its own', async () => {
    const stranger = await Person.at(browser)
    await stranger.page.goto(link)
    await expect(stranger.page.getByRole('heading', { name: '链接已使用过' })).toBeVisible()
    await stranger.expectInOrder()
    await stranger.leave()
    await expert.page.goto(link)
    await expect(expert.page.getByRole('textbox', { name: '论文成果评分' })).toHaveValue('80')
    for (const width of [390, 320]) {
      await expert.page.setViewportSize({ width, height: 844 })
      await expert.expectInOrder()
    }
    await expert.page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('nobody sees a clerk’s sheet while the expert writes', async () => {
    await page.reload()
    await expect(page.getByRole('list', { name: '外部专家' })).toContainText('已打开')
    await expect(page.getByText(/83\.85|80\.00/)).toHaveCount(0)
  })

  await test.step('the sheet is sealed, and nothing is left to see', async () => {
    await expert.page.getByRole('button', { name: '提交评分表 80.00' }).click()
    await expert.page.getByRole('alertdialog').getByRole('button', { name: '提交评分表' }).dblclick()
    await expect(expert.page.getByRole('heading', { name: '评分表已提交' })).toBeVisible()
    await expect(expert.page.getByText(applicant)).toHaveCount(0)
    await expert.expectInOrder()
  })

  await test.step('then both are discussed', async () => {
    await page.reload()
    const sheets = page.getByRole('table', { name: '评分表' })
    await expect(sheets).toContainText('周敬之（外部专家）')
    await expect(sheets).toContainText('80.00')
    await expect(sheets).toContainText('83.85')
    await expect(page.getByText(/平均 81.9\d 分/)).toBeVisible()
    await clerk.expectInOrder()
  })

  await test.step('the application moves on, and the link is dead', async () => {
    await page.getByRole('radio', { name: /按申报星级/ }).check()
    await page.getByRole('button', { name: '提交合议结果' }).dblclick()
    await expect(page.getByText(/公示开始/)).toBeVisible()
    await expert.page.reload()
    await expect(expert.page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  })
  expect(portal.log).not.toContain(link.slice(-26))
  expect(portal.log).not.toContain('周敬之')
})
