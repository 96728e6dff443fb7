import { showStar, starHint } from '@portal/api/contract/stars.contract'
import { anApplicationIn, aStarHint } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationPanel } from './ApplicationPanel.tsx'

const show = mock(showStar)
const has = (application = anApplicationIn(30)) =>
  show.reply({ application, snapshot: null, frozen_at: null })

const meta = preview.meta({
  component: ApplicationPanel,
  args: { title: '申请进度', applicationNo: 'S20260511-0092', lowestOpen: null },
  decorators: [
    Story => (
      <>
        <h1>星级评价申请</h1>
        <Story />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(has(), mock(starHint).reply(aStarHint())),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '申请进度' })).toHaveTextContent('评审中')
    await expect(canvas.getByRole('article', { name: '四星评价 · 财务总监岗' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '办理记录' })).toHaveTextContent(
      '评价费到账，进入专家评审',
    )
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(show.never()) })
export const OfSomebodyElse = meta.story({
  beforeEach: ({ msw }) => msw.use(show.notFound()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('申请编号可能写错了，或者不是本账号的申请。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '查看人才评价' })).toHaveAttribute(
      'href',
      '/home/evaluation',
    )
  },
})
export const SignedOut = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(show.notSignedIn()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/申请没有加载出来。/)).toBeVisible()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(show.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(has())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('article', { name: '四星评价 · 财务总监岗' })).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
