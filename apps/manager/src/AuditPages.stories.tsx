import { expect, within } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { hasTabs, offersRetry, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A desk that decides on applications at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff audit',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const dark = { theme: 'dark', viewport: { value: 'wide' } } as const

const audit = { args: { path: '/memberAudit/personal' } }
export const MemberAudit = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'long' } },
  play: async ({ canvas }) => {
    // the queue holds what was submitted, with the longest names there are
    await expect((await canvas.findAllByRole('button', { name: /买买提依明/ }))[0]).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /孙浩然/ })).toBeNull()
    await expect(await canvas.findByRole('button', { name: '通过' })).toBeEnabled()
    await expect(canvas.getByText(/^个人会员 ¥200.00 \/ 年$/)).toBeVisible()
  },
})
export const MemberAuditDark = meta.story({
  ...audit,
  globals: dark,
  parameters: { portal: { who: 'super' } },
  play: async ({ canvas, userEvent }) => {
    const queue = within(await canvas.findByRole('region', { name: '待审核的申请' }))
    await expect(await queue.findByRole('button', { name: /何雨桐 个人会员 首次提交/ })).toBeVisible()
    // who has waited longest comes first
    const [first, second] = queue.getAllByRole('button')
    await expect(first).toHaveTextContent('王思源')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(second).toHaveTextContent('何雨桐')
    await hasTabs({ canvas }, '申请状态', ['待审核2', '已退回1', '待缴费4', '已通过4', '未通过0'])
    await expect(await canvas.findByText('1 / 2')).toBeVisible()
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '何雨桐' })).toBeVisible()
    await userEvent.keyboard('k')
    await expect(await canvas.findByRole('heading', { name: '王思源' })).toBeVisible()
  },
})
export const MemberAuditEmpty = meta.story({
  ...audit,
  parameters: { portal: { who: 'super', data: 'empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
    await hasTabs({ canvas }, '申请状态', ['待审核0', '已退回0', '待缴费0', '已通过0', '未通过0'])
  },
})
/** Units cannot apply by themselves yet: their desk is there, and empty. */
const units = {
  args: { path: '/memberAudit/enterprise' },
  parameters: { portal: { who: 'super' } as const },
  play: async ({ canvas }: Page) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '单位审核' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
    await hasTabs({ canvas }, '申请状态', ['待审核0', '已退回0', '待缴费0', '已通过0', '未通过0'])
    await expect(canvas.getByRole('link', { name: '单位审核', current: 'page' })).toBeVisible()
    // those of persons wait at the other desk
    await expect(canvas.queryByText('王思源')).toBeNull()
  },
}
export const UnitAudit = meta.story(units)
export const UnitAuditDark = meta.story({ ...units, globals: dark })
/** Each status has its own address, and says that it is empty. */
export const UnitAuditPassed = meta.story({
  ...units,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: '申请状态' }))
    await userEvent.click(await tabs.findByRole('link', { name: /^已通过/ }))
    await expect(await tabs.findByRole('link', { name: /^已通过/, current: 'page' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: '这个状态没有申请' })).toBeVisible()
  },
})
export const UnitAuditFails = meta.story({
  ...units,
  tags: ['no-picture'],
  parameters: { portal: { who: 'super', network: 'failing' } },
  play: offersRetry,
})
/** Whoever has no right to it finds no such page. */
export const UnitAuditOfFinance = meta.story({
  ...units,
  tags: ['no-picture'],
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'))
    await expect(await page.findByRole('link', { name: '到账确认' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: '申请状态' })).toBeNull()
  },
})
const talent = { args: { path: '/memberAudit/talent' }, parameters: { portal: { who: 'super' } as const } }
export const TalentAudit = meta.story({
  ...talent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '进入缴费' })).toBeEnabled()
    await hasTabs({ canvas }, '申请状态', [
      '待初审2',
      '待补正1',
      '待缴费2',
      '评审中1',
      '公示中1',
      '已授予',
      '未授予',
      '已撤销',
      '已到期',
      '已撤回',
    ])
  },
})
/** An objection that a member has made waits for its first person. */
export const TalentAuditPublicity = meta.story({
  ...talent,
  args: { path: '/memberAudit/talent?status=40' },
  globals: dark,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /异议处理/ })
    await userEvent.click(within(row).getByRole('link'))
    await expect(await canvas.findByRole('button', { name: '提交核查意见' })).toBeVisible()
  },
})
