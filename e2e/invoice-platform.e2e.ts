import type { Page } from '@playwright/test'
import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

/** The sandbox answers after some seconds; the page looks by itself. */
const soon = { timeout: 60_000 }

/** Opens the document of a buyer in a tab of the desk. */
async function open(desk: Page, tab: RegExp, buyer: RegExp) {
  await desk.getByRole('link', { name: tab }).click()
  await desk.getByRole('button', { name: buyer }).first().click()
}

test.use({ ownSettings: { INVOICE_PROVIDER: 'sandbox' } })

test('a platform issues what finance hands over: one is downloaded, one is refused, mended and reversed', async ({
  arrive,
  ownPortal: portal,
}) => {
  // it waits for the platform five times
  test.setTimeout(600_000)
  const member = await arrive({ phone: true })
  const { page } = member
  await test.step('a member mends a request, in words by which the sandbox knows the buyer otherwise', async () => {
    await signInByPassword(member, portal, '13800000003')
    await page.goto(`${portal.memberUrl}/home/invoiceOrder`)
    await page.getByRole('link', { name: '发票与票据' }).click()
    await page.getByRole('button', { name: /^修改申请/ }).click()
    const dialog = page.getByRole('dialog', { name: /^修改开票申请/ })
    await dialog.getByLabel('票据备注').fill('沙箱名称不符')
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await expect(dialog).toHaveCount(0)
  })

  const finance = await arrive()
  const desk = finance.page
  await test.step('finance hands a document over, and it becomes issued by itself', async () => {
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await desk.getByRole('link', { name: /^发票管理/ }).click()
    await expect(desk.getByText('平台自动开具：已连接，今天已开 0 张')).toBeVisible()
    await open(desk, /^待开票/, /华岳重工/)
    const press = desk.getByRole('button', { name: /^开具 ¥/ })
    await expect(press).toBeVisible()
    await expect(desk.getByLabel('票据号码')).toHaveCount(0)
    await finance.expectInOrder()
    await press.dblclick()
    await expect(desk.getByText(/^已交平台开具“华岳重工/).first()).toBeVisible()
    await open(desk, /^开票中/, /华岳重工/)
    await expect(desk.getByText(/交平台开具，通常 1 分钟内有结果/)).toBeVisible()
    await finance.expectInOrder()
    await expect(desk.getByText(/^9900 /).first()).toBeVisible(soon)
    await expect(desk.getByText('平台自动开具：已连接，今天已开 1 张')).toBeVisible(soon)
    await finance.expectInOrder()
  })

  await test.step('the platform refuses the other one, also when finance tries again', async () => {
    await desk.goto(`${portal.managerUrl}/invoiceManagement?tab=submitted`)
    await desk
      .getByRole('button', { name: /会费票据/ })
      .filter({ hasText: /等 1 分/ })
      .first()
      .click()
    await expect(desk.getByText('沙箱名称不符')).toBeVisible()
    await desk.getByRole('button', { name: /^开具 ¥/ }).click()
    await expect(desk.getByText(/^已交平台开具/).first()).toBeVisible()
    await expect(desk.getByRole('link', { name: /^开票失败\s*1/ })).toBeVisible(soon)
    await desk.getByRole('link', { name: /^开票失败/ }).click()
    await expect(desk.getByText('购方税号与名称不符，请核对后重新提交').first()).toBeVisible()
    await finance.expectInOrder()
    await desk.getByRole('radio', { name: /^重试/ }).check()
    await desk.getByRole('button', { name: '重试', exact: true }).dblclick()
    await expect(desk.getByText(/^已重新交平台开具/).first()).toBeVisible()
    await expect(desk.getByRole('link', { name: /^开票失败\s*1/ })).toBeVisible(soon)
  })

  await test.step('the member reads that it is on its way, and nothing of a failure', async () => {
    await page.reload()
    await expect(page.getByText(/开票平台暂时没有开出，协会财务正在处理/)).toBeVisible()
    await expect(page.getByText('开票失败')).toHaveCount(0)
    await member.expectInOrder()
  })

  await test.step('with the title that the platform knows it is issued; the member reads why and downloads it', async () => {
    await desk.reload()
    await expect(desk.getByRole('radio', { name: /^改抬头后重试/ })).toBeChecked()
    await expect(desk.getByRole('textbox', { name: '购方名称' })).toHaveValue(/集团/)
    await desk.getByRole('textbox', { name: '给会员的说明' }).fill('已按平台登记的名称开具，请更新抬头。')
    await desk.getByRole('button', { name: '改抬头并重试' }).dblclick()
    await expect(desk.getByText(/^抬头已改为“.*集团/).first()).toBeVisible()
    await expect(desk.getByText('平台自动开具：已连接，今天已开 2 张')).toBeVisible(soon)
    await page.reload()
    await expect(page.getByText(/抬头已由协会更正：已按平台登记的名称开具，请更新抬头。/)).toBeVisible()
    const link = page.getByRole('link', { name: /^下载 PDF/ })
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toMatch(/^会费票据99\d{18}\.pdf$/)
    await member.expectInOrder()
  })

  await test.step('finance has it reversed, and the money can be asked for again', async () => {
    await page.getByRole('button', { name: /^申请红冲/ }).click()
    const dialog = page.getByRole('dialog', { name: /^申请红冲/ })
    await dialog.getByLabel('红冲原因').fill('税号有误')
    await dialog.getByRole('button', { name: '申请红冲' }).click()
    await expect(page.getByText(/已申请红冲：税号有误/)).toBeVisible()
    await desk.goto(`${portal.managerUrl}/invoiceManagement?tab=red_requested`)
    await desk
      .getByRole('button', { name: /会费票据/ })
      .filter({ hasNotText: '西川水务' })
      .first()
      .click()
    await expect(desk.getByText('税号有误').first()).toBeVisible()
    await desk.getByRole('button', { name: /^红冲 ¥/ }).dblclick()
    await expect(desk.getByText(/^已交平台红冲/).first()).toBeVisible()
    await finance.expectInOrder()
    // what nobody handed over while the page was open it does not wait for
    await expect(async () => {
      await page.reload()
      await expect(page.getByText(/已经红冲作废/)).toBeVisible({ timeout: 3_000 })
    }).toPass(soon)
    await member.expectInOrder()
  })
})
