import { openResume } from '@portal/api/contract/resumes.contract'
import { aResume } from '@portal/api/fixtures/resumes'
import { mock } from '@portal/api/mocks'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withSections } from './resume-parts.ts'
import { SharedResumePanel } from './SharedResumePanel.tsx'

const open = mock(openResume)
const two = withSections(aResume(), ['basic', 'credentials'])

const meta = preview.meta({
  component: SharedResumePanel,
  args: { token: 'ABCDEFGHJKMNPQRSTUVWXYZ234' },
  globals: { viewport: { value: 'wide' } },
  beforeEach: ({ msw }) => msw.use(open.reply({ resume: two, expires_on: '2026-06-17' })),
})

export const TwoSections = meta.story({
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: '第 1 页，共 1 页' }))
    await expect(paper.getByRole('heading', { name: '陈知行' })).toBeVisible()
    await expect(paper.getByRole('heading', { name: '职业资格证书' })).toBeVisible()
    await expect(paper.queryByRole('heading', { name: '工作经历' })).toBeNull()
    await expect(paper.queryByRole('img')).toBeNull()
    await expect(canvas.getByText(/2026-06-17 当天结束时失效/)).toBeVisible()
  },
})
export const WithoutAName = meta.story({
  // about what is missing, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(open.reply({ resume: withSections(aResume(), ['papers']), expires_on: '2026-06-17' })),
  play: async ({ canvas }) => {
    const paper = within(await canvas.findByRole('article', { name: '第 1 页，共 1 页' }))
    await expect(paper.getByRole('heading', { name: '个人简历' })).toBeVisible()
  },
})
export const Dead = meta.story({
  beforeEach: ({ msw }) => msw.use(open.refuse('resume_link_dead')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '链接已失效' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '返回首页' })).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(open.never()) })
export const RecoversFromOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(open.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText(/简历没有加载出来/)
    msw.use(open.reply({ resume: two, expires_on: '2026-06-17' }))
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }))
    await expect(await canvas.findByRole('heading', { name: '陈知行' })).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const flow = within(await canvas.findByRole('article', { name: '简历' }))
    await expect(flow.getByText('2016-05')).toBeVisible()
  },
})
