import { dismissToast } from '@portal/ui/toast'
import { expect, screen, waitFor } from 'storybook/test'
import { arrives } from '../../../.storybook/arrives.ts'
import { AppTab } from '../../../.storybook/AppTab.tsx'
import { approve, confirmPayment, signInStaff } from '../../../.storybook/main-job.ts'
import preview from '../../../.storybook/preview.tsx'
import { App } from './App.tsx'

/** The manager app with all its routes on the portal itself; the toolbar says who is signed in. */
const ManagerApp = ({ path }: { path: string }) => <AppTab app={App} userType="manager" path={path} />

const meta = preview.meta({
  title: 'Apps/Manager app',
  component: ManagerApp,
  tags: ['!autodocs'],
  args: { path: '/' },
  globals: { viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen', portal: {} },
})

/** A message that was read; by itself it goes after some seconds. */
async function dismisses(text: RegExp) {
  const message = await screen.findByText(text)
  dismissToast()
  await waitFor(() => expect(message).not.toBeInTheDocument())
}

export const SignsIn = meta.story({
  play: async context => {
    await signInStaff(context, 'finance')
    await arrives(context, '/paymentAffirm')
    await expect(await context.canvas.findByRole('heading', { name: '到账确认' })).toBeVisible()
  },
})

export const ConfirmsAPayment = meta.story({
  args: { path: '/paymentAffirm' },
  parameters: { portal: { who: 'finance' } },
  play: async context => {
    await confirmPayment(context, '赵文博')
    await dismisses(/^已确认“赵文博”到账/)
  },
})

export const PassesAnApplication = meta.story({
  args: { path: '/memberAudit/personal' },
  parameters: { portal: { who: 'super' } },
  play: async context => {
    await approve(context, '王思源')
    await dismisses(/^已通过“王思源”/)
  },
})

export const Agent = meta.story({
  parameters: { portal: { who: 'agent' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '首页' })).toBeVisible()
  },
})
export const Exam = meta.story({
  args: { path: '/examResults' },
  parameters: { portal: { who: 'exam' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还没有开放/)).toBeVisible()
  },
})
export const OthersSeeNamesMasked = meta.story({
  parameters: { portal: { who: 'others' } },
  play: async context => {
    await arrives(context, '/orderManagement')
    await expect((await context.canvas.findAllByText('赵*博'))[0]).toBeVisible()
    await expect(context.canvas.queryByText('赵文博')).toBeNull()
  },
})
