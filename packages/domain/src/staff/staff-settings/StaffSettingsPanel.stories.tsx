import { changePassword, listSessions } from '@portal/api/contract/settings.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { anOwnSession } from '@portal/api/fixtures/settings'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StaffSettingsPanel } from './StaffSettingsPanel.tsx'

const meta = preview.meta({
  component: StaffSettingsPanel,
  globals: { density: 'staff' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(getCurrentStaff).reply(aStaff({ remark: 'exam' })),
      mock(listSessions).reply({ list: [anOwnSession({ current: true })] }),
    ),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考试管理')).toBeVisible()
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
export const OnAPhone = meta.story({ globals: { density: 'staff', viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { density: 'staff', theme: 'dark' } })
