import { endOtherSessions, endSession, listSessions } from '@portal/api/contract/settings.contract'
import { anOwnSession } from '@portal/api/fixtures/settings'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

const sessions = mock(listSessions)
const here = anOwnSession({ current: true })
const phone = anOwnSession({ id: 's2', device: 'iPhone · 微信', network: '223.104.*.*' })

const meta = preview.meta({
  component: SessionsPanel,
  args: { life: '7 天' },
  beforeEach: ({ msw }) => msw.use(sessions.reply({ list: [here, phone] })),
})

export const EndsOne = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(endSession).reply({ ended: 1 })),
  play: async ({ canvas, msw, userEvent }) => {
    const end = await canvas.findByRole('button', { name: /结束 iPhone/ })
    msw.use(sessions.reply({ list: [here] }))
    await userEvent.click(end)
    await waitFor(() => expect(canvas.queryByText(/iPhone/)).toBeNull())
  },
})
export const EndsAllOthers = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(endOtherSessions).reply({ ended: 1 })),
  play: async ({ canvas, msw, userEvent }) => {
    const end = await canvas.findByRole('button', { name: '结束其他 1 个登录' })
    msw.use(sessions.reply({ list: [here] }))
    await userEvent.click(end)
    await waitFor(() => expect(canvas.queryByText(/iPhone/)).toBeNull())
  },
})
export const Alone = meta.story({
  beforeEach: ({ msw }) => msw.use(sessions.reply({ list: [here] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本机')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(sessions.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(sessions.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(sessions.reply({ list: [here, phone] }))
    await userEvent.click(retry)
    await expect(await canvas.findByText('iPhone · 微信')).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  args: { life: '8 小时' },
  globals: { theme: 'dark', density: 'staff' },
})
