import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('an application is returned, another is scored and proposed, an objection is decided by a second person', async ({
  arrive,
  ownPortal: portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  const tab = (name: RegExp) => page.getByRole('navigation', { name: '申请状态' }).getByRole('link', { name })

  await test.step('the first check returns an application with a remark at its place', async () => {
    await signInStaff(clerk, portal, 'super', '/orderManagement')
    await page.getByRole('link', { name: /^人才审核/ }).click()
    await expect(tab(/^待初审/)).toHaveText('待初审2')
    await page.getByRole('button', { name: '填写邮箱的意见' }).click()
    await page.getByRole('button', { name: '与原件不符' }).click()
    await clerk.expectInOrder()
    await page.getByRole('button', { name: '退回补正（1 条意见）' }).dblclick()
    await expect(page.getByText(/补正，1 条意见已发给申请人/)).toBeVisible()
    await expect(tab(/^待初审/)).toHaveText('待初审1')
    await expect(tab(/^待补正/)).toHaveText('待补正2')
  })

  await test.step('the fee rises from a later day on, and the set is taken back before it begins', async () => {
    const start = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await page.getByRole('link', { name: '评价标准' }).click()
    await page.getByRole('button', { name: '新增标准' }).click()
    await page.getByRole('textbox', { name: '从哪天起执行' }).fill(start)
    await page
      .getByRole('group', { name: /^评价费/ })
      .getByRole('textbox', { name: '四星' })
      .fill('1600')
    await expect(page.getByRole('list', { name: '改动' })).toHaveText('四星评价费¥1,200.00 → ¥1,600.00')
    await clerk.expectInOrder()
    await page.getByRole('button', { name: '保存标准' }).dblclick()
    await expect(page.getByRole('heading', { name: `${start} 起执行` })).toBeVisible()
    await expect(page.getByRole('cell', { name: '¥1,200.00 → ¥1,600.00' })).toBeVisible()
    await clerk.expectInOrder()
    await page.getByRole('button', { name: `撤回${start} 起的标准` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回标准' }).dblclick()
    await page.getByRole('link', { name: /^以前的标准/ }).click()
    await expect(page.getByText(/撤回或替换，没有执行$/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '人才审核' }).click()
  })

  await test.step('a scorer declares, scores, seals the sheet and proposes the level', async () => {
    await tab(/^评审中/).click()
    await page.getByRole('radio', { name: /^没有利益冲突/ }).check()
    await clerk.expectInOrder()
    await page.getByRole('button', { name: '声明并打开资料' }).click()
    for (const name of ['教育与资格', '任职与责任', '工作业绩', '论文成果', '职业操守与继续教育'])
      await page.getByRole('textbox', { name: `${name}评分` }).fill('80')
    await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: '论文成果评分' })).toHaveValue('80')
    await expect(page.getByText('评委乙')).toHaveCount(0)
    await clerk.expectInOrder()
    await page.getByRole('button', { name: '提交评分表 80.00' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '提交评分表' }).dblclick()
    await expect(page.getByRole('table', { name: '评分表' })).toContainText('80.00')
    await page.getByRole('radio', { name: /按申报星级/ }).check()
    await page.getByRole('button', { name: '提交合议结果' }).dblclick()
    await expect(page.getByText(/公示开始/)).toBeVisible()
  })

  await test.step('one looks into an objection, and may not decide it', async () => {
    await tab(/^公示中/).click()
    await page
      .getByRole('row', { name: /异议处理/ })
      .getByRole('link')
      .click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('radio', { name: /^异议不成立/ }).check()
    await drawer.getByRole('textbox', { name: '核查说明' }).fill('结项文件列三人，申请人为项目负责人。')
    await clerk.expectInOrder()
    await drawer.getByRole('button', { name: '提交核查意见' }).dblclick()
    await expect(drawer.getByText('您已核查，请另一位同事决定。')).toBeVisible()
    await expect(drawer.getByRole('button', { name: /^作出决定/ })).toHaveCount(0)
  })

  await test.step('a second person decides it, and the publicity goes on', async () => {
    const second = await arrive()
    const desk = second.page
    await signInStaff(second, portal, 'super2', '/orderManagement')
    await desk.goto(`${portal.managerUrl}/memberAudit/talent?status=40&objection=open`)
    await desk
      .getByRole('row', { name: /异议处理/ })
      .getByRole('link')
      .click()
    const drawer = desk.getByRole('dialog')
    await drawer.getByRole('radio', { name: /^异议不成立/ }).check()
    await drawer.getByRole('textbox', { name: '理由' }).fill('经核，申报内容与结项文件一致。')
    await drawer.getByRole('button', { name: '作出决定并恢复公示' }).dblclick()
    await expect(desk.getByText(/的异议已决定/)).toBeVisible()
    await second.expectInOrder()
  })
})
