import {
  changePassword,
  getStaffSettings,
  listSessions,
  savePreferences,
} from '@portal/api/contract/settings.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { anOwnSession, aStaffSettings } from '@portal/api/fixtures/settings'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { keptPreferences } from '../staff-preferences/story-preferences.ts'
import { StaffSettingsPanel } from './StaffSettingsPanel.tsx'

const settings = mock(getStaffSettings)

const meta = preview.meta({
  component: StaffSettingsPanel,
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCurrentStaff).reply(aStaff({ remark: 'exam' })),
      settings.reply(aStaffSettings()),
      mock(listSessions).reply({ list: [anOwnSession({ current: true })] }),
    ),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考试管理')).toBeVisible()
    await expect(canvas.getByText('137****0912，可用验证码登录')).toBeVisible()
    await expect(canvas.getByText('上次修改 2026-01-19')).toBeVisible()
    await expect(await canvas.findByText('本机')).toBeVisible()
  },
})
/** After a change the form stands empty again. */
export const ChangesThePassword = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(changePassword).reply({ ended: 0 })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('原密码'), 'Demo_2026')
    await userEvent.type(canvas.getByLabelText('新密码'), 'Fresh_2027')
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }))
    await waitFor(() => expect(canvas.getByLabelText('原密码')).toHaveValue(''))
  },
})
export const SignsInByNameAlone = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(settings.reply(aStaffSettings({ phone: null, password_changed_at: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('手机')).toBeVisible()
    await expect(canvas.queryByText(/可用验证码登录|上次修改/)).toBeNull()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(settings.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(settings.reply(aStaffSettings()))
    await userEvent.click(retry)
    await expect(await canvas.findByText('137****0912，可用验证码登录')).toBeVisible()
  },
})

let server = keptPreferences()
let tries = 0
const save = mock(savePreferences)

export const SetsPreferences = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '浅色' }))
    await waitFor(() => expect(server.sent).toEqual([{ theme: 'light' }]))
    await userEvent.click(canvas.getByRole('radio', { name: '宽松' }))
    await waitFor(() => expect(server.sent).toEqual([{ theme: 'light' }, { row_height: 'relaxed' }]))
    await expect(canvas.getByRole('radio', { name: '浅色' })).toBeChecked()
  },
})
/** What could not be saved holds here and goes along with the next change. */
export const SetsPreferencesOffline = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    server = keptPreferences()
    tries = 0
    const counting = save.answer(async () => {
      tries += 1
      return undefined
    })
    msw.use(counting, save.offline())
  },
  play: async ({ canvas, msw, userEvent }) => {
    const relaxed = await canvas.findByRole('radio', { name: '宽松' })
    await userEvent.click(relaxed)
    // the client tries three times more (D1.7)
    await waitFor(() => expect(tries).toBe(4))
    await expect(relaxed).toBeChecked()
    msw.use(...server.handlers)
    await userEvent.click(canvas.getByRole('checkbox', { name: /单键快捷键/ }))
    await waitFor(() => expect(server.sent).toEqual([{ row_height: 'relaxed', shortcuts: false }]))
    await expect(relaxed).toBeChecked()
  },
})
/** A server of an older version knows less: what it refuses is not sent again. */
export const RefusedPreference = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    server = keptPreferences()
    msw.use(save.refuseFields({ preferences: '没有这项设置' }))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const relaxed = await canvas.findByRole('radio', { name: '宽松' })
    await userEvent.click(relaxed)
    await waitFor(() => expect(relaxed).not.toBeChecked())
    msw.use(...server.handlers)
    await userEvent.click(canvas.getByRole('checkbox', { name: /单键快捷键/ }))
    await waitFor(() => expect(server.sent).toEqual([{ shortcuts: false }]))
  },
})
export const OnAPhone = meta.story({ globals: { density: 'staff', viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { density: 'staff', theme: 'dark' } })
