import { readFile } from 'node:fs/promises'
import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

const head = '交易时间,对方户名,对方账号,附言,收入金额,支出金额,流水号'
/** In Shanghai. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const line = (payer: string, remark: string, yuan: string, ref: string, day = '2026-01-05') =>
  `${day} 00:06,${payer},6222000000006621,${remark},${yuan},,${ref}`

/** A statement as a bank exports it: what it is about, the lines, their sum. */
const statementOf = (lines: readonly string[], total: string) => ({
  name: '对账单.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '示例银行 账户交易明细',
      head,
      ...lines,
      '2026-01-05 12:00,物业公司,,物业费,,88.00,E2E-OUT',
      `合计,,,,${total},88.00,`,
    ].join('\r\n'),
  ),
})

test('a bank statement is tried, confirmed in one act, and known again', async ({
  arrive,
  ownPortal: portal,
}) => {
  const finance = await arrive()
  const { page } = finance
  await signInStaff(finance, portal, 'finance', '/paymentAffirm')
  const code = page
    .getByRole('row', { name: /^识别码/ })
    .getByRole('cell')
    .first()
  await expect(code).toHaveText(/^\w{4} \w{4}$/)
  const lines = [
    line('赵文博', `会费 ${await code.textContent()}`, '200.00', 'E2E-1'),
    line('宏远印务有限公司', '印刷费退款', '"3,280.00"', 'E2E-2'),
    line('郑向阳', '补缴', '50.00', 'E2E-3', today),
  ]

  await test.step('a wrong file is refused in words', async () => {
    await page.getByRole('link', { name: '导入流水' }).click()
    await expect(page.getByRole('heading', { name: '导入银行流水' })).toBeVisible()
    await finance.expectInOrder()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '回单.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.4') })
    await expect(page.getByText('只支持 CSV 或 XLSX 格式的对账单', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '移除 回单.csv' }).click()
  })

  await test.step('the columns are known, the dry run writes nothing and is found again', async () => {
    await page.locator('input[type=file]').setInputFiles(statementOf(lines, '"3,530.00"'))
    await expect(page.getByLabel('付款户名')).toHaveValue('1')
    await finance.expectInOrder()
    await page.getByRole('button', { name: '试运行' }).click()
    await expect(page.getByText('还没有写入任何到账')).toBeVisible()
    await expect(page.getByText(/与文件尾合计一致/)).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '勾选第 3 行 赵文博' })).toBeChecked()
    await finance.expectInOrder()
    await page.goto(`${portal.managerUrl}/paymentAffirm/statements`)
    await expect(page.getByRole('checkbox', { name: '勾选第 3 行 赵文博' })).toBeChecked()
  })

  await test.step('its result is taken away as a table', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载试运行结果' }).click()
    const table = await saved
    expect(table.suggestedFilename()).toMatch(/^流水试运行-\d{8}-\d{6}\.xlsx$/)
    // what its cells hold is proven with the server
    expect((await readFile(await table.path())).subarray(0, 2).toString()).toBe('PK')
  })

  await test.step('a tick can be taken away and given back', async () => {
    await page.getByRole('checkbox', { name: '勾选第 3 行 赵文博' }).click()
    await expect(page.getByRole('button', { name: '只存流水 3 行' })).toBeEnabled()
    await page.getByRole('checkbox', { name: '勾选第 3 行 赵文博' }).click()
    await expect(page.getByRole('button', { name: '确认到账 1 单' })).toBeEnabled()
  })

  await test.step('the one act confirms the order', async () => {
    await page.getByRole('button', { name: '确认到账 1 单' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('确认到账 1 单，¥200.00')
    await finance.expectInOrder()
    await dialog.getByRole('button', { name: '确认到账' }).dblclick()
    await expect(page.getByRole('heading', { name: '确认完成' })).toBeVisible()
    await expect(page.getByText('1 单已处理，1 单确认到账。其余流水已存为未匹配。')).toBeVisible()
    await finance.expectInOrder()
  })

  await test.step('what belongs to no order yet is listed, and leads on', async () => {
    await page.getByRole('link', { name: '未匹配的流水', exact: true }).click()
    const tab = page.getByRole('link', { name: /^流水未匹配/ })
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(/^最近导入流水 .*，3 笔$/)).toBeVisible()
    const known = Number((await tab.textContent())?.replaceAll(/\D/g, ''))
    expect(known).toBeGreaterThanOrEqual(2)
    await expect(page.getByRole('row', { name: /E2E-1/ })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /E2E-3/ })).toContainText('¥50.00')
    await finance.expectInOrder()
    await page.getByRole('row', { name: /E2E-2/ }).getByRole('link', { name: '找订单' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('宏远印务有限公司')
    await page.goBack()
    await expect(page.getByRole('row', { name: /E2E-2/ })).toBeVisible()
  })

  await test.step('a line that was not sure waits at its order and pays it there', async () => {
    await page.goto(`${portal.managerUrl}/paymentAffirm?status=20`)
    await expect(page.getByRole('button', { name: /郑向阳/ })).toContainText('差 ¥50.00')
    await page.getByRole('radio', { name: /郑向阳/ }).click()
    await expect(page.getByLabel('银行流水号')).toHaveValue('E2E-3')
    await expect(page.getByLabel('到账金额')).toHaveValue('50.00')
    await finance.expectInOrder()
    await page.getByRole('button', { name: '确认到账 ¥50.00' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确认到账' }).click()
    await expect(page.getByText(/^已确认“郑向阳”到账/)).toBeVisible()
    await page.getByRole('link', { name: /^流水未匹配/ }).click()
    await expect(page.getByRole('row', { name: /E2E-2/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /E2E-3/ })).toHaveCount(0)
    await page.goto(`${portal.managerUrl}/paymentAffirm/statements`)
  })

  await test.step('the same file again pays nothing', async () => {
    await page.locator('input[type=file]').setInputFiles(statementOf(lines, '"3,530.00"'))
    await page.getByRole('button', { name: '试运行' }).click()
    await expect(page.getByText(/已导入/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '确认到账 0 单' })).toBeDisabled()
    await page.getByRole('button', { name: '放弃' }).click()
    await expect(page.getByText('从网银导出账户交易明细')).toBeVisible()
  })
})
