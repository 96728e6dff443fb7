import type { Page } from '@playwright/test'
import { personalApplication } from '../packages/api/src/rules/personal-form.ts'
import { sampleForm } from '../packages/api/src/rules/sample-form.ts'
import { signInByCode } from './main-job.ts'
import { expect, newPhone, test, type Person } from './people.ts'
import type { Portal } from './portal.ts'

const form = { ...sampleForm(personalApplication.fields), position: '财务总监' }

/** Somebody with a filled draft that lies open in two tabs, both at the given step. */
async function atTwoTabs(member: Person, portal: Portal, step: number): Promise<[Page, Page]> {
  const { page } = member
  await signInByCode(member, portal, newPhone())
  const token = await page.evaluate(() => window.localStorage.getItem('wxToken') ?? '')
  const answer = await page.request.post(`${portal.memberUrl}/api/personal_vips`, {
    headers: { token },
    data: { action: 'save', version: 0, form },
  })
  expect(await answer.json()).toMatchObject({ code: 200 })
  const tab = await member.openTab()
  for (const each of [page, tab]) {
    await each.goto(`${portal.memberUrl}/applyMember/personal?step=${step}`)
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible()
  }
  return [page, tab]
}

async function typeAndSave(page: Page, position: string): Promise<void> {
  await page.getByLabel('职务', { exact: true }).fill(position)
  await expect(page.getByText('草稿已自动保存')).toBeVisible()
}

const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: '另一个页面保存了更新的内容' })

test.describe('one draft in two tabs', () => {
  test('what the other tab saved may be taken, while typing', async ({ arrive, portal }) => {
    const member = await arrive()
    const [mine, other] = await atTwoTabs(member, portal, 2)
    await typeAndSave(other, '总会计师')
    await mine.getByLabel('职务', { exact: true }).fill('财务经理')
    await expect(conflict(mine)).toBeVisible()
    await member.expectInOrder()
    await mine.getByRole('button', { name: '载入最新内容' }).click()
    await expect(mine.getByLabel('职务', { exact: true })).toHaveValue('总会计师')
    await expect(conflict(mine)).toHaveCount(0)
    await typeAndSave(mine, '首席财务官')
  })

  test('what is typed here may be kept, while typing', async ({ arrive, portal }) => {
    const member = await arrive()
    const [mine, other] = await atTwoTabs(member, portal, 2)
    await typeAndSave(other, '总会计师')
    await mine.getByLabel('职务', { exact: true }).fill('财务经理')
    await mine.getByRole('button', { name: '保留这里的内容' }).click()
    await expect(mine.getByText('草稿已自动保存')).toBeVisible()
    await other.reload()
    await expect(other.getByLabel('职务', { exact: true })).toHaveValue('财务经理')
  })

  for (const [choice, position] of [
    ['载入最新内容', '总会计师'],
    ['保留这里的内容', '财务总监'],
  ] as const) {
    test(`a submission that meets a later draft goes on after ${choice}`, async ({ arrive, portal }) => {
      const member = await arrive()
      const [mine, other] = await atTwoTabs(member, portal, 3)
      await other.getByRole('button', { name: '上一步' }).click()
      await typeAndSave(other, '总会计师')
      await mine.getByRole('button', { name: '提交申请' }).click()
      await expect(conflict(mine)).toBeVisible()
      await expect(mine.getByRole('button', { name: '提交申请' })).toBeEnabled()
      await mine.getByRole('button', { name: choice }).click()
      await expect(conflict(mine)).toHaveCount(0)
      await mine.getByRole('button', { name: '提交申请' }).click()
      await expect(mine.getByText('申请已提交')).toBeVisible()
      await expect(mine.getByText(position, { exact: true })).toBeVisible()
    })
  }

  test('what another tab chose of an evaluation stands beside what is chosen here', async ({
    arrive,
    portal,
  }) => {
    const member = await arrive()
    const { page: mine } = member
    await signInByCode(member, portal, newPhone())
    const other = await member.openTab()
    for (const tab of [mine, other]) {
      await tab.goto(`${portal.memberUrl}/home/evaluation?view=apply`)
      await expect(tab.getByRole('radio', { name: /^一星 评价费/ })).toBeVisible()
    }
    await other.getByRole('radio', { name: /^一星/ }).check()
    await other.getByLabel('申报岗位').fill('财务经理岗')
    await expect(other.getByText('草稿已自动保存')).toBeVisible()
    await mine.getByRole('radio', { name: /^二星/ }).check()
    await mine.getByLabel('申报岗位').fill('财务总监岗')
    await expect(conflict(mine).getByRole('listitem')).toHaveText([
      '申报星级：一星（这里：二星）',
      '申报岗位：财务经理岗（这里：财务总监岗）',
    ])
    await member.expectInOrder()
    await mine.getByRole('button', { name: '保留这里的内容' }).click()
    await expect(mine.getByText('草稿已自动保存')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('radio', { name: /^二星/ })).toBeChecked()
    await expect(other.getByLabel('申报岗位')).toHaveValue('财务总监岗')
  })
})
