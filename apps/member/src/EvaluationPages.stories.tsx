import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'
import { loadPage } from './Routing.tsx'

/** A page of the evaluation at its real address, in a world of the toolbar's choice. */
const MemberPage = ({ path }: { path: string }) => <AppTab app={App} userType="register" path={path} />

const meta = preview.meta({
  title: 'Pages/Member evaluation',
  component: MemberPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // as the app itself does when it starts
  loaders: [({ args: { path } }) => loadPage(path)],
})

const phone = { viewport: { value: 'phone' } } as const
type Page = Pick<StoryContext, 'canvas'>

const evaluation = { args: { path: '/home/evaluation' } }
const waitsForItsFee = async (page: Page) => {
  const card = await page.canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })
  await expect(card).toHaveTextContent('待缴费')
  await expect(page.canvas.getByRole('link', { name: '去缴费 ¥1,200.00' })).toBeVisible()
  await expect(page.canvas.getByText('三星财务管理师')).toBeVisible()
  await expect(page.canvas.getByRole('table', { name: /历史申请/ })).toBeVisible()
}
export const Evaluation = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'valid' } },
  play: waitsForItsFee,
})
export const EvaluationPhone = meta.story({
  ...evaluation,
  globals: phone,
  parameters: { portal: { who: 'valid' } },
  play: waitsForItsFee,
})
export const EvaluationScoring = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'expiring' } },
  play: async page => {
    await expect(await page.canvas.findByText(/两位评审专家正在独立评分/)).toBeVisible()
    await expect(page.canvas.getByText('评审开始后撤销须经协会同意，已缴费用不退。')).toBeVisible()
  },
})
export const EvaluationNothingYet = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有有效的星级证书')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '申请星级评价' })).toBeVisible()
  },
})
/** On the real portal: nobody without a profile is eligible, and the levels say what is missing. */
export const EvaluationForm = meta.story({
  args: { path: '/home/evaluation?view=apply' },
  parameters: { portal: { who: 'plain' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^二星 评价费 ¥500.00/ }))
    await expect(await canvas.findByText('个人资料还不符合二星的要求')).toBeVisible()
  },
})
export const EvaluationPublicity = meta.story({
  args: { path: '/home/evaluation?view=publicity' },
  parameters: { portal: { who: 'valid' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('核查中，暂停计时')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /提出异议/ })).toBeVisible()
  },
})
export const EvaluationFails = meta.story({
  ...evaluation,
  parameters: { portal: { who: 'valid', network: 'failing' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: '重新加载' }))[0]).toBeVisible()
  },
})
