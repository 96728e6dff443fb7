import { signInByPassword, signInStaff, voucher } from './main-job.ts'
import { expect, test } from './people.ts'

const payment = '/home/evaluation/payment/evaluation'
/** The smallest file that is taken for a PDF. */
const pdf = { name: '发票.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

// what the demo has of evaluations is taken
test('an evaluation is paid online, its invoice asked for, issued and downloaded', async ({
  arrive,
  ownPortal: portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await test.step('what waits leads to its page', async () => {
    await signInByPassword(member, portal, '13800000001')
    await page.getByRole('link', { name: /^去支付 评价费 ¥1,200.00/ }).click()
    await expect(page).toHaveURL(/\/home\/evaluation\/payment\/evaluation\?order=\d{13}$/)
    await page.goto(`${portal.memberUrl}${payment}`)
    await expect(page).toHaveURL(/\?order=\d{13}$/)
    await expect(page.getByRole('heading', { level: 1, name: '支付评价费' })).toBeVisible()
    await expect(page.getByText('四星评价费')).toBeVisible()
    await member.expectInOrder()
  })

  await test.step('the phone that scans the code pays', async () => {
    await page.getByRole('radio', { name: /模拟支付/ }).check()
    await page.getByRole('button', { name: '用模拟支付付款 ¥1,200.00' }).dblclick()
    await expect(page.getByRole('img', { name: '模拟支付付款码' })).toBeVisible()
    const phone = await arrive({ phone: true })
    const link = page.getByRole('link', { name: /打开模拟收银台/ })
    await phone.page.goto((await link.getAttribute('href')) ?? '')
    await phone.page.getByRole('button', { name: '付款 ¥1,200.00' }).dblclick()
    await expect(phone.page.getByText('已付款')).toBeVisible()
    await expect(page.getByText('支付成功').first()).toBeVisible()
    await member.expectInOrder()
    await page.reload()
    await expect(page.getByText(/通过模拟支付支付成功/)).toBeVisible()
  })

  await test.step('a VAT invoice is asked for, never a receipt', async () => {
    await page.getByRole('button', { name: '申请发票', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '申请发票' })
    await expect(dialog.getByLabel(/本次开票金额/)).toHaveValue('1,200.00')
    await expect(dialog.getByRole('radio', { name: /会费票据/ })).toBeDisabled()
    await dialog.getByRole('radio', { name: /增值税专用发票/ }).check()
    await dialog.getByLabel('接收邮箱').fill('caiwu@huayue.example')
    await member.expectInOrder()
    await dialog.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('list', { name: '这笔订单的票据' }).getByText('待开票')).toBeVisible()
  })

  await test.step("finance issues it at the evaluations' side of the desk", async () => {
    const finance = await arrive()
    const desk = finance.page
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await desk.getByRole('link', { name: /^发票管理/ }).click()
    await expect(desk.getByRole('heading', { level: 1, name: '发票管理' })).toBeVisible()
    await expect(desk.getByRole('button', { name: /¥1,200.00 专用发票/ })).toHaveCount(0)
    await desk.getByRole('link', { name: '评价费 2' }).click()
    await desk.getByRole('button', { name: /华岳重工集团有限公司 ¥1,200.00 专用发票/ }).click()
    await finance.expectInOrder()
    await desk.getByLabel('发票号码').fill('26110000000000000177')
    await desk.locator('input[type=file]').setInputFiles(pdf)
    await expect(desk.getByText(/已有 1 个/)).toBeVisible()
    await desk.getByRole('button', { name: '登记开票 ¥1,200.00' }).dblclick()
    await expect(desk.getByText(/已登记/).first()).toBeVisible()
    await expect(desk.getByRole('link', { name: '评价费 1' })).toBeVisible()
    await desk.getByRole('link', { name: /^已开票/ }).click()
    await expect(desk.getByText('2611 0000 0000 0000 0177').first()).toBeVisible()
    await expect(desk.getByText(/^\d\d-\d\d \d\d:\d\d caiwu@huayue\.example$/)).toBeVisible()
    await finance.expectInOrder()
  })

  await test.step('the member downloads it beside the documents of the same type', async () => {
    await page.goto(`${portal.memberUrl}/home/invoiceOrder`)
    await page.getByText('评价费', { exact: true }).click()
    await expect(page.getByRole('cell', { name: '已送达' }).first()).toBeVisible()
    await page.getByRole('link', { name: '发票与票据' }).click()
    await expect(page).toHaveURL(/\?tab=invoices&type=evaluation$/)
    const download = page.waitForEvent('download')
    await page
      .getByRole('link', { name: /^下载 PDF/ })
      .first()
      .click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await member.expectInOrder()
  })
})

test('an evaluation is paid by transfer: reported by the member, confirmed at the desk', async ({
  arrive,
  ownPortal: portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await test.step('the member chooses the transfer and reports it', async () => {
    await signInByPassword(member, portal, '13800000001')
    await page.goto(`${portal.memberUrl}${payment}`)
    await page.getByRole('radio', { name: /对公转账/ }).check()
    await page.getByRole('button', { name: '使用对公转账' }).dblclick()
    await expect(page.getByText('汇款识别码', { exact: true })).toBeVisible()
    await member.expectInOrder()
    await page.locator('input[type=file]:not([capture])').setInputFiles(voucher())
    await expect(page.getByText(/已上传$/)).toBeVisible()
    await page.getByLabel('付款银行').fill('示例银行')
    await page.getByLabel('账号后四位').fill('6621')
    await page.getByRole('button', { name: '提交填报' }).dblclick()
    await expect(page.getByText('填报已提交')).toBeVisible()
    await member.expectInOrder()
  })

  const finance = await arrive()
  const desk = finance.page
  await test.step("finance finds it at the evaluations' side and confirms it", async () => {
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await expect(desk.getByRole('button', { name: /赵文博/ })).toBeVisible()
    await desk.getByRole('link', { name: '评价费 2' }).click()
    await expect(desk).toHaveURL(/\/paymentAffirm\?type=evaluation&status=10$/)
    await desk.getByRole('button', { name: /陈知行 ¥1,200.00 评价费/ }).click()
    await expect(desk.getByRole('form', { name: '到账登记' })).toBeVisible()
    await finance.expectInOrder()
    await desk.getByLabel('银行流水号').fill('2026110110421700990')
    await desk.getByRole('button', { name: '确认到账 ¥1,200.00' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '确认到账' }).dblclick()
    await expect(desk.getByText('已确认“陈知行”到账').first()).toBeVisible()
    await expect(desk.getByRole('link', { name: '评价费 1' })).toBeVisible()
  })

  await test.step('the order desk has it among the evaluations alone', async () => {
    await desk.getByRole('link', { name: /^订单管理/ }).click()
    // the payment desk, which has a link of the same name, stays until this one is drawn
    await expect(desk.getByRole('heading', { level: 1, name: '订单管理' })).toBeVisible()
    await expect(desk.getByRole('row', { name: /已支付/ }).first()).toBeVisible()
    await expect(desk.getByRole('row', { name: /¥1,200.00/ })).toHaveCount(0)
    await desk.getByRole('link', { name: /^评价费/ }).click()
    await desk
      .getByRole('row', { name: /陈知行 .*¥1,200.00 .*已支付/ })
      .getByRole('link')
      .click()
    const drawer = desk.getByRole('dialog')
    await expect(drawer.getByText('四星评价费')).toBeVisible()
    await finance.expectInOrder()
    await desk.keyboard.press('j')
    await expect(drawer.getByText(/^\d \/ 5$/)).toBeVisible()
  })

  await test.step('the member reads so on the same page', async () => {
    await page.reload()
    await expect(page.getByText(/^评价费 .* 到账，协会财务于 .* 确认。$/)).toBeVisible()
    await member.expectInOrder()
  })
})
