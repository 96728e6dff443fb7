import type { OrderDetail } from '../packages/api/src/contract/orders.schema.ts'
import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test, type Person } from './people.ts'
import { expectSheetsAlone, print } from './printing.ts'

/** Presses 打印 where the browser would ask for a printer. */
async function expectToPrint({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.title = '已送打印'
    }
  })
  await page.getByRole('button', { name: '打印', exact: true }).click()
  await expect(page).toHaveTitle('已送打印')
}

test('staff print the receipt of a paid order and an order that is not paid, and nothing else', async ({
  arrive,
  portal,
}) => {
  const clerk = await arrive()
  const { page } = clerk
  await signInStaff(clerk, portal, 'super', '/orderManagement')
  const drawer = page.getByRole('dialog', { name: /^\d{8} \d{5}$/ })
  const preview = page.getByRole('dialog', { name: '打印预览' })

  await test.step('the receipt', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement?status=30`)
    const row = page.getByRole('link', { name: /^\d{8} \d{5}$/ }).first()
    const number = (await row.textContent()) ?? ''
    await row.click()
    const button = drawer.getByRole('button', { name: '打印缴费凭证' })
    await button.click()
    await expect(preview.getByText(`缴费凭证 ${number}，A4 纵向，共 1 页`)).toBeVisible()
    await expect(preview.getByRole('heading', { name: '缴费凭证' })).toBeVisible()
    await expect(preview.getByText(/^人民币.+元整$/)).toBeVisible()
    await clerk.expectInOrder()
    await expectSheetsAlone(clerk, 1)
    await expectToPrint(clerk)
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await expect(button).toBeFocused()
  })

  await test.step('an order', async () => {
    await page.goto(`${portal.managerUrl}/orderManagement?status=0`)
    await page
      .getByRole('link', { name: /^\d{8} \d{5}$/ })
      .first()
      .click()
    await drawer.getByRole('button', { name: '打印订单' }).click()
    await expect(preview.getByRole('heading', { name: '订单', exact: true })).toBeVisible()
    await expectSheetsAlone(clerk, 1)
  })

  await test.step('a receipt of more than one sheet', async () => {
    await page.route(/\/orders\/\d{13}$/, async route => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as { data: OrderDetail }
      const receipts = Array.from({ length: 60 }, () => data.receipts).flat()
      await route.fulfill({ response: answer, json: { ...rest, data: { ...data, receipts } } })
    })
    await page.goto(`${portal.managerUrl}/orderManagement?status=30`)
    await page
      .getByRole('link', { name: /^\d{8} \d{5}$/ })
      .first()
      .click()
    await drawer.getByRole('button', { name: '打印缴费凭证' }).click()
    await expect(preview.getByRole('heading', { name: '到账记录（续）' }).first()).toBeVisible()
    const count = await page.locator('[data-print-sheet]').count()
    expect(count).toBeGreaterThan(1)
    await expectSheetsAlone(clerk, count)
  })

  await test.step('without the preview the page itself is printed', async () => {
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    expect((await print(clerk)).text).toContain('订单管理')
  })
})

test('a member prints a receipt on the phone', async ({ arrive, portal }) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await signInByPassword(member, portal, '13800000001')
  await page.goto(`${portal.memberUrl}/home/invoiceOrder?group=paid`)
  await page
    .getByRole('button', { name: /^查看 个人会费/ })
    .first()
    .click()
  await page.getByRole('button', { name: '打印缴费凭证' }).click()
  const preview = page.getByRole('dialog', { name: '打印预览' })
  await expect(preview.getByText('陈知行', { exact: true })).toBeVisible()
  await expect(preview.getByText('人民币贰佰元整')).toBeVisible()
  await member.expectInOrder()
  await expectSheetsAlone(member, 1)
  await page.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(preview).toHaveCount(0)
  await expect(page.getByRole('button', { name: '打印缴费凭证' })).toBeFocused()
})
