import type { Locator, Page } from '@playwright/test'
import { signInByCode, signInByPassword, voucher } from './main-job.ts'
import { expect, newPhone, test } from './people.ts'

const address = '/home/evaluation/credit-archive'
const arrived = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
const editorNamed = (page: Page, name: string) => page.getByRole('form', { name })

/** Goes on with the Tab key until this has the focus; everything on the way is in sight. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toBeInViewport()
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

async function fillJob(page: Page, employer: string): Promise<void> {
  const editor = editorNamed(page, '添加工作经历')
  await editor.getByLabel('工作单位').fill(employer)
  await editor.getByLabel('职务').fill('财务总监')
  await editor.getByLabel('行业').selectOption('制造业')
  await editor.getByRole('textbox', { name: '开始年月' }).fill('202107')
  await editor.getByRole('checkbox', { name: '至今' }).check()
  await editor.getByLabel('主要职责').fill('统筹集团资金集中管理与预算考核。')
}

test('a profile is filled from nothing, on a phone, and is there after every interruption', async ({
  arrive,
  portal,
}) => {
  test.setTimeout(300_000)
  const member = await arrive({ phone: true })
  let { page } = member
  await signInByCode(member, portal, newPhone())
  await page.goto(portal.memberUrl + address)
  await arrived(page)
  await expect(page.getByText('还缺 5 项')).toBeVisible()
  await member.expectInOrder()

  await test.step('the basic data are saved as one types, also when the tab is closed in the middle', async () => {
    const editor = editorNamed(page, '修改基本信息')
    await editor.getByLabel('姓名').fill('林知远')
    await editor.getByLabel('女', { exact: true }).check()
    await editor.getByLabel('身份证号').fill('1101 0119 8504 1200 6x')
    await editor.getByLabel('出生日期').fill('1985-04-13')
    await expect(editor.getByText('出生日期与身份证号不一致，请核对').first()).toBeVisible()
    await editor.getByLabel('出生日期').fill('1985-04-12')
    await editor.getByLabel('政治面貌').selectOption('群众')
    await expect(editor.getByText('草稿已自动保存')).toBeVisible()
    const next = await member.openTab()
    await page.close()
    page = next
    await page.goto(portal.memberUrl + address)
    await arrived(page)
    await expect(page.getByText('1101**********006X')).toBeVisible()
    await expect(page.getByText('1985-04-12（35-45 岁）')).toBeVisible()
    await page.getByRole('link', { name: /^基本信息还缺/ }).click()
    await editorNamed(page, '修改基本信息').getByLabel('财务工龄').selectOption('11-20 年')
    await editorNamed(page, '修改基本信息').getByLabel('邮箱').fill('lin@huayue.example')
    await page.getByRole('button', { name: '完成' }).click()
    await expect(editorNamed(page, '修改基本信息')).toHaveCount(0)
    await expect(page.getByText('还缺 4 项')).toBeVisible()
  })

  await test.step('a picture needs its own consent, and a region three choices', async () => {
    const card = page.getByRole('article', { name: '证件照' })
    await expect(card.getByLabel('证件照图片')).toHaveCount(0)
    await card.getByRole('checkbox', { name: /我已阅读并同意/ }).click()
    await card.getByLabel('证件照图片').setInputFiles(voucher('本人.png'))
    await page.getByRole('button', { name: '保存证件照' }).click()
    await expect(card.getByRole('img', { name: '证件照' })).toBeVisible()
    await page.getByRole('button', { name: '修改基本信息' }).click()
    const editor = editorNamed(page, '修改基本信息')
    await editor.getByRole('button', { name: '所在地 请选择省、市、区' }).click()
    for (const name of ['福建省', '厦门市', '湖里区']) await page.getByRole('option', { name }).click()
    await expect(editor.getByRole('button', { name: '所在地 福建省 厦门市 湖里区' })).toBeVisible()
    await page.getByRole('button', { name: '完成' }).click()
    await page.reload()
    await arrived(page)
    await expect(page.getByText('福建省 厦门市 湖里区')).toBeVisible()
    const picture = card.getByRole('img', { name: '证件照' })
    await expect(picture).toHaveJSProperty('naturalWidth', 500)
    const link = (await picture.getAttribute('src')) ?? ''
    await card.getByRole('button', { name: '撤回同意并删除' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回并删除' }).click()
    await expect(picture).toHaveCount(0)
    await expect(card.getByRole('checkbox')).toBeVisible()
    expect((await page.request.get(new URL(link, portal.memberUrl).href)).status()).toBe(404)
  })

  await test.step('a job is added once, with its proof, however often the button is pressed', async () => {
    await page.getByRole('link', { name: '工作经历至少 1 条' }).click()
    const editor = editorNamed(page, '添加工作经历')
    await editor.getByRole('button', { name: '保存这段经历' }).click()
    await expect(editor.getByText('请输入工作单位').first()).toBeVisible()
    await fillJob(page, '华岳重工集团有限公司')
    await editor.getByLabel('材料类型').selectOption('任命文件')
    await editor.locator('input[type=file]').first().setInputFiles(voucher('任命文件.png'))
    await expect(editor.getByText('任命文件 · 任命文件.png')).toBeVisible()
    await editor.getByRole('button', { name: '保存这段经历' }).dblclick()
    await expect(page.getByRole('heading', { name: '华岳重工集团有限公司' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: '修改 华岳重工集团有限公司' })).toBeFocused()
    await expect(page.getByRole('link', { name: /任命文件/ })).toHaveAttribute('href', /^\/files\//)
  })

  await test.step('an entry is kept as one types, with its proofs, also when the tab is closed in the middle', async () => {
    await page.getByRole('button', { name: '添加教育经历' }).click()
    const editor = () => editorNamed(page, '添加教育经历')
    await editor().getByLabel('学校').fill('东北财经大学')
    await editor().getByLabel('材料类型').selectOption('学位证书')
    await editor().locator('input[type=file]').first().setInputFiles(voucher('学位证书.png'))
    await expect(editor().getByText('学位证书 · 学位证书.png')).toBeVisible()
    await expect(editor().getByText('草稿已自动保存')).toBeVisible()
    let next = await member.openTab()
    await page.close()
    page = next
    await page.goto(portal.memberUrl + address)
    await expect(editor().getByLabel('学校')).toHaveValue('东北财经大学')
    await expect(editor().getByText('学位证书 · 学位证书.png')).toBeVisible()
    await expect(editor().getByText('这些内容还没有保存到资料里')).toBeVisible()

    const other = await member.openTab()
    await other.goto(portal.memberUrl + address)
    await editorNamed(other, '添加教育经历').getByLabel('专业').fill('会计学')
    await expect(editorNamed(other, '添加教育经历').getByText('草稿已自动保存')).toBeVisible()
    await editor().getByLabel('专业').fill('财务管理')
    const notice = page.getByRole('alert').filter({ hasText: '另一个页面保存了更新的内容' })
    await expect(notice.getByRole('listitem')).toHaveText(['专业：会计学'])
    await page.getByRole('button', { name: '保留这里的内容' }).click()
    await expect(editor().getByText('草稿已自动保存')).toBeVisible()
    await other.close()

    next = await member.openTab()
    await page.close()
    page = next
    await page.goto(portal.memberUrl + address)
    await expect(editor().getByLabel('专业')).toHaveValue('财务管理')
    await page.getByRole('button', { name: '取消' }).click()
    await page
      .getByRole('alertdialog', { name: '放弃未保存的修改？' })
      .getByRole('button', { name: '放弃修改' })
      .click()
    await expect(editor()).toHaveCount(0)
    await page.reload()
    await arrived(page)
    await expect(editor()).toHaveCount(0)
    await expect(page.getByText('有一份教育经历没有保存')).toHaveCount(0)
  })

  await test.step('of two tabs with the basic data the second sees what the first has saved, and no whole number', async () => {
    const other = await member.openTab()
    for (const tab of [page, other]) {
      await tab.goto(portal.memberUrl + address)
      await tab.getByRole('button', { name: '修改基本信息' }).click()
    }
    const [mine, theirs] = [editorNamed(page, '修改基本信息'), editorNamed(other, '修改基本信息')]
    await theirs.getByRole('button', { name: '重新填写身份证号' }).click()
    await theirs.getByLabel('身份证号').fill('110101198504120182')
    await theirs.getByLabel('邮箱').fill('zhiyuan@huayue.example')
    await expect(theirs.getByText('草稿已自动保存')).toBeVisible()
    await mine.getByLabel('姓名').fill('林知行')
    const notice = page.getByRole('alert').filter({ hasText: '另一个页面保存了更新的内容' })
    await expect(notice.getByRole('listitem')).toHaveText([
      '姓名：林知远',
      '身份证号：1101**********0182',
      '邮箱：zhiyuan@huayue.example',
    ])
    await page.getByRole('button', { name: '载入最新内容' }).click()
    await expect(mine.getByLabel('邮箱')).toHaveValue('zhiyuan@huayue.example')
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: '完成' }).click()
    await other.close()
  })

  await test.step('what was typed is asked about before it is given up', async () => {
    await page.getByRole('button', { name: '添加教育经历' }).click()
    await editorNamed(page, '添加教育经历').getByLabel('学校').fill('东北财经大学')
    await page.getByRole('button', { name: '添加论文成果' }).click()
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
    await question.getByRole('button', { name: '继续填写' }).click()
    await expect(question).toHaveCount(0)
    await page.getByRole('link', { name: '订单与发票' }).first().click()
    await expect(page).toHaveURL(/invoiceOrder/)
    await page.goBack()
    await expect(editorNamed(page, '添加教育经历').getByLabel('学校')).toHaveValue('东北财经大学')
    // only what the server has is given up there
    await expect(
      editorNamed(page, '添加教育经历')
        .getByText(/草稿(已自动)?保存/)
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    // what another tab would still find until it is gone at the server
    const dropped = page.waitForResponse('**/draft_drop')
    await question.getByRole('button', { name: '放弃修改' }).click()
    await expect(editorNamed(page, '添加教育经历')).toHaveCount(0)
    await dropped
  })

  await test.step('of two tabs the second sees what the first has saved', async () => {
    const other = await member.openTab()
    await other.goto(portal.memberUrl + address)
    await page.getByRole('button', { name: '修改 华岳重工集团有限公司' }).click()
    await editorNamed(page, '修改工作经历').getByLabel('职务').fill('总会计师')
    await other.getByRole('button', { name: '修改 华岳重工集团有限公司' }).click()
    await editorNamed(other, '修改工作经历').getByLabel('部门').fill('财务部')
    await editorNamed(other, '修改工作经历').getByRole('button', { name: '保存这段经历' }).click()
    await expect(other.getByText('财务部 · 财务总监', { exact: false })).toBeVisible()
    await editorNamed(page, '修改工作经历').getByRole('button', { name: '保存这段经历' }).click()
    const notice = page.getByRole('alert').filter({ hasText: '另一个页面刚改过这条记录' })
    await expect(notice).toContainText('部门：财务部')
    await expect(notice).toContainText('职务：财务总监')
    await page.getByRole('button', { name: '保留这里的内容' }).click()
    await expect(page.getByText('总会计师', { exact: false })).toBeVisible()

    await other.getByRole('button', { name: '删除 华岳重工集团有限公司' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(other.getByText(/刚在另一个页面改过/)).toBeVisible()
    await expect(other.getByText('总会计师', { exact: false })).toBeVisible()
    await other.getByRole('button', { name: '删除 华岳重工集团有限公司' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: '删除' }).dblclick()
    await expect(other.getByRole('heading', { name: '华岳重工集团有限公司' })).toHaveCount(0)
    await page.getByRole('button', { name: '删除 华岳重工集团有限公司' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(page.getByRole('heading', { name: '华岳重工集团有限公司' })).toHaveCount(0)
    await other.close()
  })

  await page.reload()
  await expect(page.getByText('还缺 4 项')).toBeVisible()
  await expect(page.getByText('还没有工作经历', { exact: false })).toBeVisible()
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(storage => Object.entries(storage)).join(),
  )
  expect(stored).not.toMatch(/11010119850412006|林知远/)
})

test('a credential is added and removed by the keyboard alone', async ({ arrive, portal }) => {
  const member = await arrive()
  const { page } = member
  await signInByPassword(member, portal, '13800000001')
  await page.goto(portal.memberUrl + address)
  await arrived(page)
  await expect(page.getByText('必填资料已经齐全')).toBeVisible()
  await member.expectInOrder()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: '添加职业资格证书' }))
  await page.keyboard.press('Enter')
  const editor = editorNamed(page, '添加职业资格证书')
  await expect(editor.getByLabel('证书名称')).toBeFocused()
  await page.keyboard.type('税务师')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(editor.getByLabel('证书类别').locator('option:checked')).toHaveText('执业资格')
  await page.keyboard.press('Tab')
  await page.keyboard.type('T20190001')
  await page.keyboard.press('Tab')
  await page.keyboard.type('税务师协会')
  await page.keyboard.press('Tab')
  await page.keyboard.type('201911')
  await expect(editor.getByRole('textbox', { name: '取得年月' })).toHaveValue('2019-11')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('204001')
  await member.expectInOrder()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '税务师' })).toBeVisible()
  await expect(page.getByText(/证书编号 T20\*\*\*\*01/)).toBeVisible()
  await expect(page.getByRole('button', { name: '修改 税务师' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: '删除这条职业资格证书？' })).toBeVisible()
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: '删除' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '税务师' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '添加职业资格证书' })).toBeFocused()
})

test('what the association remarked stands in the profile where it belongs', async ({ arrive, portal }) => {
  const member = await arrive({ phone: true })
  const { page } = member
  await signInByPassword(member, portal, '13800000014')
  await page.goto(`${portal.memberUrl}/home/evaluation`)
  await page.getByRole('link', { name: '工作业绩', exact: true }).click()
  await arrived(page)
  await expect(page.getByText('二星评价已退回，请按 2 条意见补正')).toBeVisible()
  const profits = page.getByRole('region', { name: '工作业绩' })
  await expect(profits).toBeFocused()
  await expect(profits.getByText('缺少验收报告，请补传。')).toBeInViewport()
  await expect(
    page.getByRole('region', { name: '工作经历' }).getByText('任职文件缺少单位盖章页，请补传。'),
  ).toBeVisible()
  await member.expectInOrder()
  await page.getByRole('link', { name: '去重新提交' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '申请星级评价' })).toBeVisible()
  // the portal stops after this: nothing is being read any more
  await expect(page.getByRole('radio', { name: /评价费/ })).toHaveCount(5)
})
