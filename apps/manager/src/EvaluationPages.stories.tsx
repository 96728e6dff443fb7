import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { inviteExpert } from '@portal/api/contract/star-experts.contract'
import { listDeskStars } from '@portal/api/contract/star-desk.contract'
import { criteria } from '@portal/api/rules/star-figures'
import { starStatus } from '@portal/api/rules/star'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { offersRetry, type Page } from '../../../.storybook/on-the-page.ts'
import preview from '../../../.storybook/preview.tsx'
import { shown } from '../../../.storybook/shown.ts'
import { send, signInElsewhere } from '../../../.storybook/somebody-else.ts'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the evaluation at its real address, in a world of the toolbar's choice. */
const StaffPage = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Pages/Staff evaluation',
  component: StaffPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const figures = {
  args: { path: '/memberAudit/talent/figures' },
  parameters: { portal: { who: 'super' } as const },
  play: async ({ canvas }: Page) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '评价标准' })).toBeVisible()
    const table = within(await canvas.findByRole('table', { name: '星级要求与评价费' }))
    await expect(table.getByRole('row', { name: /^评价费/ })).toHaveTextContent(
      '¥300.00¥500.00¥800.00¥1,200.00¥1,800.00',
    )
    await expect(canvas.getByText('最初的标准')).toBeVisible()
  },
}
export const TalentFigures = meta.story(figures)
export const TalentFiguresDark = meta.story({
  ...figures,
  globals: { theme: 'dark', viewport: { value: 'wide' } },
})
export const TalentFiguresFail = meta.story({
  ...figures,
  tags: ['no-picture'],
  parameters: { portal: { who: 'super', network: 'failing' } },
  play: offersRetry,
})
/** On the real portal: a fee is set from a later day, stands beside the one in force, and is taken back. */
export const TalentFiguresAreSet = meta.story({
  ...figures,
  // about the way, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '新增标准' }))
    const form = within(await canvas.findByRole('form', { name: '评价标准' }))
    await userEvent.type(form.getByRole('textbox', { name: '从哪天起执行' }), '2027-03-01')
    const fee = within(form.getByRole('group', { name: /^评价费/ })).getByRole('textbox', { name: '四星' })
    await userEvent.clear(fee)
    await userEvent.type(fee, '1600')
    await userEvent.click(canvas.getByRole('button', { name: '保存标准' }))
    const changes = await canvas.findByRole('list', { name: '2027-03-01 起执行的改动' })
    await expect(changes).toHaveTextContent('¥1,200.00 → ¥1,600.00')
    await userEvent.click(canvas.getByRole('button', { name: '撤回2027-03-01 起的标准' }))
    const dialog = within(await shown(screen.findByRole('alertdialog')))
    await userEvent.click(dialog.getByRole('button', { name: '撤回标准' }))
    await expect(await screen.findByText('已撤回2027-03-01 起的标准')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: '2027-03-01 起执行的改动' })).toBeNull()
  },
})
/** Whoever has no right to it finds no such page. */
export const TalentFiguresOfFinance = meta.story({
  ...figures,
  tags: ['no-picture'],
  parameters: { portal: { who: 'finance' } },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'))
    await expect(await page.findByRole('link', { name: '到账确认' })).toBeVisible()
    await expect(page.queryByText('星级要求与评价费')).toBeNull()
  },
})

/** Super invites an expert at another desk to what is scored now; the expert follows the link. */
async function followsALink({ canvas }: Page) {
  await canvas.findByRole('heading', { name: '管理端登录' })
  const token = await signInElsewhere('super')
  const { data: queue } = await send(listDeskStars, { query: { status: starStatus.scoring } }, { token })
  const application_no = queue.list[0]?.application_no ?? ''
  const body = { name: '周敬之', organisation: '东方财经大学会计学院', phone: '' }
  const { data: invited } = await send(inviteExpert, { params: { application_no }, body }, { token })
  window.location.assign(`/expert/${invited.token}`)
  await expect(await canvas.findByRole('heading', { name: '邀请您评审一份星级评价申请' })).toBeVisible()
}
const expert = { args: { path: '/managerlogin' }, parameters: { portal: { who: 'nobody' } as const } }

/** Before it is begun the page says what it is about, and not whom. */
export const Expert = meta.story({
  ...expert,
  play: async page => {
    await followsALink(page)
    await expect(page.canvas.getByText('二星')).toBeVisible()
    await expect(page.canvas.queryByText(/林/)).toBeNull()
    await expect(page.canvas.getByRole('button', { name: '开始评审' })).toBeVisible()
  },
})
async function declares(page: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const { canvas, userEvent } = page
  await followsALink(page)
  await userEvent.click(canvas.getByRole('button', { name: '开始评审' }))
  await userEvent.click(await canvas.findByRole('radio', { name: /^没有利益冲突/ }))
  await userEvent.click(canvas.getByRole('button', { name: '声明并打开资料' }))
  await expect(await canvas.findByRole('heading', { name: '林*华' })).toBeVisible()
}
export const ExpertScoring = meta.story({
  ...expert,
  play: async page => {
    await declares(page)
    await expect(page.canvas.getByRole('textbox', { name: '教育与资格评分' })).toHaveValue('')
    await expect(page.canvas.queryByText('林月华')).toBeNull()
  },
})
/** On the real portal: the sheet is sealed, and nothing of the file is left to see. */
export const ExpertHandsIn = meta.story({
  ...expert,
  play: async page => {
    const { canvas, userEvent } = page
    await declares(page)
    for (const { label } of Object.values(criteria))
      await userEvent.type(canvas.getByRole('textbox', { name: `${label}评分` }), '80')
    await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 80.00' }))
    const dialog = within(await shown(screen.findByRole('alertdialog')))
    await userEvent.click(dialog.getByRole('button', { name: '提交评分表' }))
    await expect(await canvas.findByRole('heading', { name: '评分表已提交' })).toBeVisible()
    await expect(canvas.queryByText('林*华')).toBeNull()
  },
})
const dead = { ...expert, args: { path: '/expert/ABCDEFGHJKMNPQRSTUVWXYZ234' } }
export const ExpertLinkDead = meta.story({
  ...dead,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible()
  },
})
export const ExpertFails = meta.story({
  ...dead,
  tags: ['no-picture'],
  parameters: { portal: { who: 'nobody', network: 'failing' } },
  play: offersRetry,
})
