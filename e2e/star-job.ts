import type { Locator, Page } from '@playwright/test'
import { voucher } from './main-job.ts'
import { expect, type Person } from './people.ts'
import type { Portal } from './portal.ts'

/** The steps of an evaluation, each as its user does it. */

export const evaluation = '/home/evaluation'
export const talentDesk = (portal: Portal, search: string): string =>
  `${portal.managerUrl}/memberAudit/talent?${search}`

async function addEntry(page: Page, noun: string, save: string, fill: (editor: Locator) => Promise<void>) {
  await page.getByRole('button', { name: `添加${noun}` }).click()
  const editor = page.getByRole('form', { name: `添加${noun}` })
  await fill(editor)
  await editor.getByRole('button', { name: save }).dblclick()
  await expect(editor).toHaveCount(0)
}

/** Fills an empty profile with what three stars ask for, the picture with its consent and a proof of the job. */
export async function fillProfile(member: Person, name: string): Promise<void> {
  const { page } = member
  const basics = page.getByRole('form', { name: '修改基本信息' })
  await basics.getByLabel('姓名').fill(name)
  await basics.getByLabel('女', { exact: true }).check()
  await basics.getByLabel('身份证号').fill('11010119850412006X')
  await basics.getByLabel('出生日期').fill('1985-04-12')
  await basics.getByLabel('政治面貌').selectOption('群众')
  await basics.getByLabel('财务工龄').selectOption('11-20 年')
  await basics.getByLabel('邮箱').fill('lin@huayue.example')
  await page.getByRole('button', { name: '完成' }).click()
  await expect(basics).toHaveCount(0)

  const card = page.getByRole('article', { name: '证件照' })
  await card.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
  await card.getByLabel('证件照图片').setInputFiles(voucher('本人.png'))
  await page.getByRole('button', { name: '保存证件照' }).click()
  await expect(card.getByRole('img', { name: '证件照' })).toBeVisible()

  await addEntry(page, '教育经历', '保存这段经历', async editor => {
    await editor.getByLabel('学校').fill('东北财经大学')
    await editor.getByLabel('学习形式').selectOption('全日制')
    await editor.getByLabel('学历').selectOption('大学本科')
    await editor.getByRole('textbox', { name: '开始年月' }).fill('200309')
    await editor.getByRole('textbox', { name: '结束年月' }).fill('200706')
  })
  await addEntry(page, '工作经历', '保存这段经历', async editor => {
    await editor.getByLabel('工作单位').fill('华岳重工集团有限公司')
    await editor.getByLabel('职务').fill('财务总监')
    await editor.getByLabel('行业').selectOption('制造业')
    await editor.getByRole('textbox', { name: '开始年月' }).fill('202107')
    await editor.getByRole('checkbox', { name: '至今' }).check()
    await editor.getByLabel('主要职责').fill('统筹集团资金集中管理与预算考核。')
    await editor.getByLabel('材料类型').selectOption('任命文件')
    await editor.locator('input[type=file]').first().setInputFiles(voucher('任命文件.png'))
    await expect(editor.getByText('任命文件 · 任命文件.png')).toBeVisible()
  })
  await addEntry(page, '职业资格证书', '保存这个证书', async editor => {
    await editor.getByLabel('证书名称').fill('高级会计师')
    await editor.getByLabel('证书类别').selectOption('职称证书')
    await editor.getByLabel('证书编号').fill('B160100022')
    await editor.getByLabel('颁发机构').fill('人力资源和社会保障厅')
    await editor.getByRole('textbox', { name: '取得年月' }).fill('201605')
    await editor.getByRole('checkbox', { name: '长期有效' }).check()
  })
  await addEntry(page, '工作业绩', '保存这项业绩', async editor => {
    await editor.getByRole('radio', { name: '创新' }).check()
    await editor.getByLabel('业绩名称').fill('集团财务共享中心建设')
    await editor.getByLabel('年度').fill('2024')
    await editor.getByLabel('级别').selectOption('集团级')
    await editor.getByLabel('业绩说明').fill('建成财务共享中心，核算周期由 12 天缩短到 5 天。')
  })
}

/** Declares, fills the sheet in with the same score everywhere, and seals it; a clerk sees a masked name. */
export async function score(clerk: Person, masked: string, points: number): Promise<void> {
  const { page } = clerk
  await page.getByRole('radio', { name: /^没有利益冲突/ }).check()
  await page.getByRole('button', { name: '声明并打开资料' }).dblclick()
  for (const name of ['教育与资格', '任职与责任', '工作业绩', '论文成果', '职业操守与继续教育'])
    await page.getByRole('textbox', { name: `${name}评分` }).fill(String(points))
  await expect(page.getByText(/^已保存 \d{2}:\d{2}$/)).toBeVisible()
  await clerk.expectInOrder()
  await page.getByRole('button', { name: `提交评分表 ${points}.00` }).click()
  const dialog = page.getByRole('alertdialog', { name: `提交“${masked}”的评分表` })
  await dialog.getByRole('button', { name: '提交评分表' }).dblclick()
  await expect(dialog).toHaveCount(0)
}
