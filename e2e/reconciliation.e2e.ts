import { readFile } from 'node:fs/promises'
import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('a day is reconciled: what differs is settled with a reason, taken back, and the day is finished', async ({
  arrive,
  ownPortal: portal,
}) => {
  const finance = await arrive()
  const { page } = finance
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')

  await test.step('a day that differs lies open, and another one is opened', async () => {
    await page.getByRole('link', { name: '对账', exact: true }).click()
    await expect(page.getByRole('heading', { name: '对账', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: '去确认到账' })).toBeVisible()
    await page.getByRole('button', { name: /¥3,280.00/ }).click()
    await expect(page.getByRole('row', { name: /银行有，订单无/ })).toContainText('宏远印务有限公司')
    await expect(page.getByText('还有 1 条差异没有处理，处理完才能完成这一天')).toBeVisible()
    await expect(page.getByRole('button', { name: /^完成 .* 对账$/ })).toBeDisabled()
    await finance.expectInOrder()
  })

  await test.step('it is settled with a reason, which a closed dialog keeps', async () => {
    await page.getByRole('button', { name: '登记为其他来款' }).click()
    await page.getByLabel('说明').fill('印刷费退款，已交办公室')
    await page.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '登记为其他来款' }).click()
    await expect(page.getByLabel('说明')).toHaveValue('印刷费退款，已交办公室')
    await finance.expectInOrder()
    await page.getByRole('button', { name: '登记其他来款' }).dblclick()
    await expect(page.getByRole('row', { name: /银行有，订单无/ })).toContainText('印刷费退款，已交办公室')
    await expect(page.getByRole('button', { name: /^完成 .* 对账$/ })).toBeEnabled()
  })

  await test.step('a colleague sees it, and takes it back in another tab', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: '撤回' }).click()
    await expect(other.getByText('还有 1 条差异没有处理，处理完才能完成这一天')).toBeVisible()
    await other.close()
    // the first tab still shows the day as it was
    await page.getByRole('button', { name: /^完成 .* 对账$/ }).click()
    await expect(page.getByText('还有差异没有处理，处理完才能完成这一天').first()).toBeVisible()
    await page.reload()
    await expect(page.getByText('还有 1 条差异没有处理，处理完才能完成这一天')).toBeVisible()
  })

  await test.step('its month tells the same by channel, and leads back to the day', async () => {
    await page.getByRole('link', { name: '手续费', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^\d{4} 年 \d+ 月$/ })).toBeVisible()
    await finance.expectInOrder()
    await page.getByRole('link', { name: '按渠道', exact: true }).click()
    const days = page.getByRole('table', { name: '每天合计' })
    await expect(days.getByRole('row', { name: /¥3,280\.00/ }).first()).toBeVisible()
    await finance.expectInOrder()
    await days
      .getByRole('row', { name: /¥3,280\.00/ })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByText('还有 1 条差异没有处理，处理完才能完成这一天')).toBeVisible()
  })

  await test.step('it is passed on to a colleague, who finds it on the first page and gives it back', async () => {
    await page.getByRole('button', { name: '转给同事' }).click()
    await page.getByLabel('同事', { exact: true }).selectOption('finance2')
    await page.getByLabel('说明').fill('印刷费退款，请核一下')
    await finance.expectInOrder()
    await page.getByRole('dialog').getByRole('button', { name: '转给同事' }).dblclick()
    await expect(page.getByText(/^您 .* 转给 finance2$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /¥3,280.00/ })).toContainText('转给 finance2')

    const colleague = await arrive()
    await signInStaff(colleague, portal, 'finance2', '/paymentAffirm')
    await colleague.page.getByRole('link', { name: '首页' }).click()
    await expect(colleague.page.getByRole('heading', { name: '同事转给您 1 件' })).toBeVisible()
    await expect(colleague.page.getByText('finance 转来：印刷费退款，请核一下')).toBeVisible()
    await colleague.expectInOrder()
    await colleague.page.getByRole('link', { name: /对账$/ }).click()
    await expect(colleague.page.getByText(/^finance .* 转给您$/)).toBeVisible()
    await colleague.expectInOrder()
    await colleague.page.getByRole('button', { name: '退还' }).click()
    await expect(colleague.page.getByText('已退还，由财务共同办理')).toBeVisible()
    await expect(colleague.page.getByText(/转给您$/)).toHaveCount(0)
  })

  await test.step('the day is finished', async () => {
    await page.getByRole('button', { name: '登记为其他来款' }).click()
    await page.getByLabel('说明').fill('印刷费退款')
    await page.getByRole('button', { name: '登记其他来款' }).click()
    await page.getByRole('button', { name: /^完成 .* 对账$/ }).click()
    await expect(page.getByText(/完成了这一天的对账/)).toBeVisible()
    await expect(page.getByRole('button', { name: '撤回' })).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出对账表' }).click()
    const table = await saved
    expect(table.suggestedFilename()).toMatch(/^对账-\d{8}\.xlsx$/)
    // what its cells hold is proven with the server
    expect((await readFile(await table.path())).subarray(0, 2).toString()).toBe('PK')
    await page.getByRole('link', { name: /未平差异/ }).click()
    await expect(page.getByRole('row', { name: /银行有，订单无/ })).toHaveCount(1)
    await page.getByRole('link', { name: '去确认到账' }).click()
    await expect(page.getByRole('heading', { name: '到账确认', level: 1 })).toBeVisible()
    await expect(page.getByRole('radio', { name: /赵文博/ })).toBeChecked()
    await finance.expectInOrder()
  })
})
