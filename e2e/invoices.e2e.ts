import { signInByPassword, signInStaff } from './main-job.ts'
import { expect, test } from './people.ts'

/** The smallest file that is taken for a PDF. */
const pdf = { name: '票据.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
const number = '26110000000000000077'
const redNumber = '26110000000000000078'

test('a document is mended, issued, downloaded and reversed, and its money can be asked for again', async ({
  arrive,
  portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await test.step('the member reads why the request came back, adds a title and hands it in again', async () => {
    await signInByPassword(member, portal, '13800000003')
    await page.goto(`${portal.memberUrl}/home/invoiceOrder`)
    await page.getByRole('link', { name: '发票与票据' }).click()
    await expect(page.getByText(/协会退回：抬头请填写与付款人一致的全称/)).toBeVisible()
    await member.expectInOrder()
    await page.getByRole('button', { name: /^修改申请/ }).click()
    const dialog = page.getByRole('dialog', { name: /^修改开票申请/ })
    await expect(dialog.getByText('开票明细')).toBeVisible()
    await dialog.getByLabel('票据备注').fill('财务部 2026 年度')
    await member.expectInOrder()
    await dialog.getByRole('button', { name: '新增抬头' }).click()
    const title = page.getByRole('dialog', { name: '新增发票抬头' })
    await title.getByRole('button', { name: '保存抬头' }).click()
    await expect(title.getByText('请输入抬头名称')).toBeVisible()
    await title.getByLabel('抬头名称').fill('明远咨询（北京）有限公司')
    await title.getByLabel(/^税号/).fill('9111 0108 MA01 X7Q2 4N')
    await title.getByRole('button', { name: '保存抬头' }).dblclick()
    await expect(dialog.getByLabel('票据备注')).toHaveValue('财务部 2026 年度')
    await expect(dialog.getByLabel('发票抬头').locator('option:checked')).toHaveText(
      '明远咨询（北京）有限公司',
    )
    await dialog.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('list', { name: '发票与票据' }).getByText('待开票')).toBeVisible()
  })

  const finance = await arrive()
  const desk = finance.page
  await test.step('finance registers the document with its file', async () => {
    await signInStaff(finance, portal, 'finance', '/paymentAffirm')
    await desk.getByRole('link', { name: /^发票管理/ }).click()
    await desk.getByRole('button', { name: /明远咨询/ }).click()
    await expect(desk.getByText('明远咨询（北京）有限公司').last()).toBeVisible()
    await finance.expectInOrder()
    const issue = desk.getByRole('button', { name: '登记开票 ¥200.00' })
    await issue.click()
    await expect(desk.getByText(/请输入票据号码/)).toBeVisible()
    await desk.getByLabel('票据号码').fill(number)
    await desk.locator('input[type=file]').setInputFiles({ ...pdf, name: '照片.png' })
    await expect(desk.getByText('格式不支持，请上传 PDF、OFD、XML', { exact: true })).toBeVisible()
    await desk.getByRole('button', { name: '移除 照片.png' }).click()
    await desk.locator('input[type=file]').setInputFiles(pdf)
    await expect(desk.getByText(/已有 1 个/)).toBeVisible()
    await issue.dblclick()
    await expect(desk.getByText(/已登记/).first()).toBeVisible()
    await desk.getByRole('link', { name: /^已开票/ }).click()
    await desk.getByRole('button', { name: /明远咨询/ }).click()
    await expect(desk.getByText('2611 0000 0000 0000 0077').first()).toBeVisible()
    await expect(desk.getByText(/^\d\d-\d\d \d\d:\d\d caiwu@huayue\.example$/)).toBeVisible()
    await finance.expectInOrder()
    const saved = desk.waitForEvent('download')
    await desk.getByRole('button', { name: '导出' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^会费发票-\d{8}-\d{6}\.xlsx$/)
    await finance.expectInOrder()
  })

  await test.step('finance mails it once more, to another address', async () => {
    await desk.getByRole('button', { name: '重新发送' }).click()
    const dialog = desk.getByRole('dialog', { name: '重新发送“明远咨询（北京）有限公司”的票据' })
    await dialog.getByLabel('接收邮箱').fill('kuaiji@mingyuan')
    await dialog.getByRole('button', { name: '发送' }).click()
    await expect(dialog.getByText('邮箱格式不正确，应类似 name@company.cn')).toBeVisible()
    await finance.expectInOrder()
    await dialog.getByLabel('接收邮箱').fill('kuaiji@mingyuan.example')
    await dialog.getByRole('button', { name: '发送' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(desk.getByText(/^\d\d-\d\d \d\d:\d\d kuaiji@mingyuan\.example$/)).toBeVisible()
    // once, however often it was pressed
    await expect(desk.getByText('重新发送', { exact: true })).toHaveCount(2)
    await expect(desk.getByText('送达接收邮箱')).toHaveCount(2)
  })

  await test.step('the member downloads the file and asks for a red letter', async () => {
    await page.reload()
    await expect(page.getByText(/已送达 kuaiji@mingyuan\.example。/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^重新发送/ })).toBeVisible()
    const link = page.getByRole('link', { name: /^下载 PDF/ })
    const download = page.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toBe('票据.pdf')
    await page.getByRole('button', { name: /^申请红冲/ }).click()
    const dialog = page.getByRole('dialog', { name: /^申请红冲/ })
    await dialog.getByLabel('红冲原因').fill('税号有误')
    await member.expectInOrder()
    await dialog.getByRole('button', { name: '申请红冲' }).dblclick()
    await expect(page.getByText(/已申请红冲：税号有误/)).toBeVisible()
  })

  await test.step('finance registers the red letter', async () => {
    await desk.getByRole('link', { name: /^待红冲/ }).click()
    await desk.getByRole('button', { name: /明远咨询/ }).click()
    // until then the form is that of the record before
    await expect(desk.getByRole('article').getByText('明远咨询（北京）有限公司').first()).toBeVisible()
    await desk.getByLabel(/红字.*号码/).fill(redNumber)
    await desk.getByRole('button', { name: /^登记红冲/ }).dblclick()
    await desk.getByRole('link', { name: /^已红冲/ }).click()
    await expect(desk.getByRole('button', { name: /明远咨询/ })).toBeVisible()
    await finance.expectInOrder()
  })

  await test.step('the money can be asked for again from the order itself', async () => {
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await expect(page.getByRole('cell', { name: '已红冲' })).toBeVisible()
    await page.getByRole('button', { name: /^查看/ }).first().click()
    await page.getByRole('button', { name: '申请发票', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '申请发票' })
    await expect(dialog.getByLabel(/本次开票金额/)).toHaveValue('200.00')
    await dialog.getByLabel('接收邮箱').fill('caiwu@mingyuan.example')
    await dialog.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('cell', { name: '待开票' })).toBeVisible()
    await member.expectInOrder()
  })
})
