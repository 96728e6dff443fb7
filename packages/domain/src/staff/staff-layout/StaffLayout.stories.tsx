import { aStaff } from '@portal/api/fixtures/users'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StaffLayout } from './StaffLayout.tsx'
import { StaffPage } from './StaffPage.tsx'

const page = (
  <StaffPage title="订单管理">
    <p style={{ padding: 20 }}>页面内容</p>
  </StaffPage>
)

const meta = preview.meta({
  component: StaffLayout,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', router: { initialEntries: ['/orderManagement'] } },
  args: { staff: aStaff(), counts: null, onLogout: fn(), children: page },
})

export const CountsUnknown = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '到账确认' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '订单管理' })).toHaveAttribute('aria-current', 'page')
  },
})
export const NobodyKnownYet = meta.story({
  args: { staff: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '到账确认' })).toBeNull()
    await expect(canvas.getByText('页面内容')).toBeVisible()
  },
})
export const LongName = meta.story({ args: { staff: aStaff({ name: '阿卜杜热依木·买买提吐尔逊' }) } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
