import { signInByPassword } from './main-job.ts'
import type { Resume } from '../packages/api/src/contract/resumes.schema.ts'
import { expect, test } from './people.ts'
import { expectSheetsAlone, wordsOfPdf } from './printing.ts'

test('a resume is shared on a phone, read by a stranger as far as it was chosen, and taken back', async ({
  arrive,
  portal,
}) => {
  const member = await arrive({ phone: true })
  const { page } = member
  let link = ''

  await test.step('the member chooses two sections and gets the link once', async () => {
    await signInByPassword(member, portal, '13800000001')
    await page.goto(`${portal.memberUrl}/home/evaluation`)
    await page.getByRole('link', { name: '个人简历' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '个人简历' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '工作经历' })).toBeChecked()
    for (const name of ['教育经历', '职业资格证书', '工作业绩', '论文成果', '星级和证书']) {
      const box = page.getByRole('checkbox', { name })
      if (await box.isEnabled()) await box.uncheck()
    }
    await expect(page.getByText('已选 2 项')).toBeVisible()
    await page.getByText('7 天', { exact: true }).click()
    await member.expectInOrder()
    await page.getByRole('button', { name: '生成链接' }).dblclick()
    link = (await page.getByText(/\/r\/[2-9A-Z]{26}$/).textContent()) ?? ''
    await expect(page.getByRole('list', { name: '已生成的链接' }).getByRole('listitem')).toHaveCount(1)
    await member.expectInOrder()
    await page.reload()
    await expect(page.getByText('还没有人打开过')).toBeVisible()
    await expect(page.getByText(link)).toHaveCount(0)
  })

  const stranger = await arrive({ phone: true })
  const reader = stranger.page

  await test.step('a stranger reads these two and nothing else', async () => {
    await reader.goto(link)
    const resume = reader.getByRole('article', { name: '简历' })
    await expect(resume.getByRole('heading', { name: '工作经历' })).toBeVisible()
    await expect(resume.getByRole('heading', { level: 3 })).toHaveCount(1)
    await expect(resume.getByText('138')).toHaveCount(0)
    await stranger.expectInOrder()
    await reader.getByRole('button', { name: '打印或存为 PDF' }).click()
    await expect(
      reader
        .getByRole('dialog', { name: '打印预览' })
        .getByText(/^第 1 页|共 1 页/)
        .first(),
    ).toBeVisible()
    await reader.keyboard.press('Escape')
  })

  await test.step('the member sees that it was opened, and takes it back', async () => {
    await page.reload()
    await expect(page.getByText(/^打开过 1 次/)).toBeVisible()
    await page.getByRole('button', { name: /^收回链接/ }).click()
    const dialog = page.getByRole('alertdialog', { name: /^收回链接/ })
    await dialog.getByRole('button', { name: '收回链接' }).dblclick()
    await expect(page.getByText(/^已收回/)).toBeVisible()
    await member.expectInOrder()
  })

  await test.step('the stranger finds it dead', async () => {
    await reader.reload()
    await expect(reader.getByRole('heading', { name: '链接已失效' })).toBeVisible()
    await stranger.expectInOrder()
  })
})

test('a resume becomes a PDF of A4 pages with words that can be selected, and nothing that was not chosen', async ({
  arrive,
  portal,
}) => {
  const member = await arrive()
  const { page } = member
  const preview = page.getByRole('dialog', { name: '打印预览' })
  const printed = async () => {
    await page.getByRole('button', { name: '打印或存为 PDF' }).click()
    await expect(preview).toBeVisible()
  }
  await signInByPassword(member, portal, '13800000001')
  await page.goto(`${portal.memberUrl}/resume`)

  await test.step('one page, with the sections that were chosen', async () => {
    await page.getByRole('checkbox', { name: '教育经历' }).uncheck()
    await printed()
    await expectSheetsAlone(member, 1)
    const [words = '', ...more] = await wordsOfPdf(member)
    expect(more).toEqual([])
    for (const word of ['陈知行', '工作经历', '职业资格证书', '工作业绩', '共1页'])
      expect(words).toContain(word)
    expect(words).not.toMatch(/教育经历|打印预览|个人资料|1380000/)
    await member.expectInOrder()
  })

  await test.step('as many pages as a long life needs', async () => {
    await page.route(/\/nrckapi\/resume$/, async route => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { data?: { resume?: Resume } }
      const { data } = body
      if (data?.resume?.customer_jobs) {
        const [line] = data.resume.customer_jobs
        if (line)
          data.resume.customer_jobs = Array.from({ length: 30 }, (_, n) => ({
            ...line,
            title: `第${n + 1}家单位`,
          }))
      }
      await route.fulfill({ response: answer, json: body })
    })
    await page.reload()
    await printed()
    await expect(preview.getByText('第30家单位')).toBeAttached()
    const count = await page.locator('[data-print-sheet]').count()
    expect(count).toBeGreaterThan(1)
    await expectSheetsAlone(member, count)
    const pages = await wordsOfPdf(member)
    expect(pages).toHaveLength(count)
    for (const [at, words] of pages.entries()) expect(words).toContain(`第${at + 1}页,共${count}页`)
    expect(pages.join('').match(/第\d+家单位/g)).toHaveLength(30)
  })
})
