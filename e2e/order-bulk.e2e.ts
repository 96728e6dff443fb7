import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('orders are selected over the list, taken out as a file, and closed with one reason', async ({
  arrive,
  ownPortal: portal,
}) => {
  const auditor = await arrive()
  const { page } = auditor
  await signInStaff(auditor, portal, 'super', '/orderManagement')
  const bar = page.getByRole('region', { name: '批量操作' })

  await test.step('single orders', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement?status=0,10,15,30`)
    const boxes = page.getByRole('row').getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await boxes.nth(3).check()
    await expect(bar).toContainText('已选 3 条')
    await auditor.expectInOrder()
  })

  await test.step('as a file', async () => {
    await bar.getByRole('button', { name: '导出所选' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click()
    const path = await (await download).path()
    const { readFile } = await import('node:fs/promises')
    const text = await readFile(path, 'utf8')
    expect(text.match(/^"?\d{13}/gm)?.length ?? text.match(/\d{13}/g)?.length).toBe(3)
    await auditor.expectInOrder()
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  })

  await test.step('reminded to pay, each with what became of it', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement?status=0,30`)
    await page.getByRole('checkbox', { name: '选中本页全部' }).check()
    await bar.getByRole('button', { name: '发送缴费提醒' }).click()
    const asked = page.getByRole('alertdialog')
    await expect(asked).toContainText('同一订单 24 小时内只发一次')
    await auditor.expectInOrder()
    await asked.getByRole('button', { name: '发送提醒' }).dblclick()
    const told = page.getByRole('dialog', { name: /^已发送 [1-9]\d* 条，[1-9]\d* 笔没有发送$/ })
    await expect(told.getByText('已支付，不用催缴').first()).toBeVisible()
    await auditor.expectInOrder()
    await told.getByRole('button', { name: '知道了' }).click()
    await expect(bar).toHaveCount(0)
  })

  await test.step('closed, each with what became of it', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement?status=0,30`)
    await page.getByRole('checkbox', { name: '选中本页全部' }).check()
    const count = Number(/已选 (\d+) 条/.exec((await bar.textContent()) ?? '')?.[1])
    expect(count).toBeGreaterThan(2)
    await bar.getByRole('button', { name: '关闭订单' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '会员要求取消' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '关闭订单' }).dblclick()
    const told = page.getByRole('dialog', { name: /^已关闭 [1-9]\d* 笔，[1-9]\d* 笔没有关闭$/ })
    await expect(told).toBeVisible()
    await expect(told.getByRole('listitem')).toHaveCount(count)
    await expect(told.getByText('已支付，不能关闭').first()).toBeVisible()
    await auditor.expectInOrder()
    await told.getByRole('button', { name: '知道了' }).click()
    await expect(bar).toHaveCount(0)
    await page.goto(`${portal.managerUrl}/orderManagement?status=0`)
    await expect(page.getByText(/没有符合条件的订单/)).toBeVisible()
  })
})
