import { readFile } from 'node:fs/promises'
import { readSheet } from '../packages/portal/src/sheets/read-sheet.ts'
import { signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

test('finance saves a view, takes it out as a file, and a colleague sees the same by its address', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  await test.step('a view is saved and there after a reload', async () => {
    await signInStaff(clerk, portal, 'finance', '/paymentAffirm')
    await page.goto(`${portal.managerUrl}/orderManagement?status=30&sort=amount_fen`)
    await page.getByRole('button', { name: '列设置' }).click()
    await page.getByRole('checkbox', { name: '渠道' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '存为视图' }).click()
    const dialog = page.getByRole('dialog', { name: '存为视图' })
    await dialog.getByLabel('视图名称').fill('已支付')
    await clerk.expectInOrder()
    await dialog.getByRole('button', { name: '保存视图' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await page.goto(`${portal.managerUrl}/orderManagement`)
    await page.getByRole('navigation', { name: '我的视图' }).getByRole('link', { name: '已支付' }).click()
    await expect(page).toHaveURL(/status=30/)
    await expect(page).toHaveURL(/cols=/)
    await expect(page.getByRole('columnheader', { name: '渠道' })).toHaveCount(0)
    await clerk.expectInOrder()
  })

  await test.step('its file holds what the list shows', async () => {
    const numbers = await page
      .getByRole('table')
      .getByRole('link', { name: /^\d{8} \d{5}$/ })
      .allTextContents()
    await page.getByRole('button', { name: /^导出/ }).click()
    await expect(page.getByRole('heading', { name: `导出 ${numbers.length} 条订单` })).toBeVisible()
    await clerk.expectInOrder()
    for (const [name, ending] of [
      ['Excel（.xlsx）', 'xlsx'],
      ['CSV', 'csv'],
    ] as const) {
      const begun = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const saved = await begun
      expect(saved.suggestedFilename()).toMatch(new RegExp(`^订单-\\d{8}-\\d{6}\\.${ending}$`))
      expect(await saved.failure()).toBeNull()
      const sheet = await readSheet(new Uint8Array(await readFile(await saved.path())))
      if (typeof sheet === 'string') throw new Error(sheet)
      const [heads, ...rows] = sheet.rows
      expect(heads).not.toContain('渠道')
      expect(rows.slice(0, numbers.length).map(([number]) => number)).toEqual(
        numbers.map(text => text.replace(' ', '')),
      )
    }
    await expect(page.getByText(/条，已完成$/).first()).toBeVisible()
    await clerk.expectInOrder()
  })

  await test.step('a colleague has no such view and sees the same', async () => {
    const colleague = await arrive()
    const address = new URL(page.url())
    await signInStaff(colleague, portal, 'super', '/orderManagement')
    await colleague.page.goto(address.href)
    await expect(colleague.page.getByRole('button', { name: '存为视图' })).toBeVisible()
    await expect(colleague.page.getByRole('columnheader', { name: '下单时间' })).toBeVisible()
    await expect(colleague.page.getByRole('columnheader', { name: '渠道' })).toHaveCount(0)
    await expect(colleague.page.getByRole('navigation', { name: '我的视图' })).toHaveCount(0)
  })

  await test.step('once it is shared, a colleague of the role has it in the row, and copies it', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement`)
    await page.getByRole('button', { name: '管理视图' }).click()
    const dialog = page.getByRole('dialog', { name: '管理视图' })
    await dialog.getByRole('button', { name: '修改 已支付' }).click()
    await dialog.getByRole('checkbox', { name: /^共享给“财务”同事/ }).check()
    await clerk.expectInOrder()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('已共享')).toBeVisible()
    await clerk.expectInOrder()

    const colleague = await arrive()
    await signInStaff(colleague, portal, 'finance2', '/paymentAffirm')
    await colleague.page.goto(`${portal.managerUrl}/orderManagement`)
    const theirs = colleague.page.getByRole('navigation', { name: '同事共享的视图' })
    await theirs.getByRole('link', { name: /^已支付.*finance 共享/ }).click()
    await expect(colleague.page).toHaveURL(/status=30/)
    await expect(colleague.page.getByRole('columnheader', { name: '渠道' })).toHaveCount(0)
    await colleague.expectInOrder()
    await colleague.page.getByRole('button', { name: '另存', exact: true }).click()
    await colleague.page.getByRole('button', { name: '保存视图' }).click()
    await expect(
      colleague.page.getByRole('navigation', { name: '我的视图' }).getByRole('link', { name: /^已支付/ }),
    ).toHaveAttribute('aria-current', 'page')
    await colleague.expectInOrder()
  })
})
