import { getHome } from '@portal/api/contract/home.contract'
import { aHome } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteLayout } from './SiteLayout.tsx'

const home = mock(getHome)
const meta = preview.meta({
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: { account: <a href="/login">登录</a>, children: <h1>页面内容</h1> },
  beforeEach: ({ msw }) => msw.use(home.reply(aHome())),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '协会概况' })).toBeVisible()
    await waitFor(() => expect(window.sessionStorage.getItem('financeHome')).toContain('guider_bar'))
  },
})

export const FirstVisitIsLocked = meta.story({
  beforeEach: ({ msw }) => msw.use(home.never()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在打开…')).toBeVisible()
  },
})

export const CachedNavigationShowsAtOnce = meta.story({
  beforeEach: ({ msw }) => {
    window.sessionStorage.setItem('financeHome', JSON.stringify({ code: 200, ...aHome() }))
    msw.use(home.never())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '协会概况' })).toBeVisible()
    await expect(canvas.queryByText('正在打开…')).toBeNull()
  },
})

export const BrokenCacheIsDropped = meta.story({
  beforeEach: ({ msw }) => {
    window.sessionStorage.setItem('financeHome', '{"code":200,"guider_bar":"<script>"}')
    msw.use(home.never())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('正在打开…')).toBeVisible()
    await expect(window.sessionStorage.getItem('financeHome')).toBeNull()
  },
})

export const WithoutHomeThePageStillOpens = meta.story({
  beforeEach: ({ msw }) => msw.use(home.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '页面内容' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('正在打开…')).toBeNull())
  },
})
