import { anApplication } from '@portal/api/fixtures/applications'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ApplicationView } from './ApplicationView.tsx'

const onWithdraw = fn()

const meta = preview.meta({
  component: ApplicationView,
  parameters: { layout: 'fullscreen' },
  args: {
    application: anApplication({ allowed: ['withdraw'] }),
    order: null,
    today: '2026-05-18',
    justSubmitted: false,
    canApply: false,
    withdrawing: false,
    onWithdraw,
  },
})

export const Submitted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回申请' }))
    const question = within(await shown(screen.findByRole('alertdialog', { name: '撤回这次申请？' })))
    await userEvent.click(question.getByRole('button', { name: '撤回申请' }))
    await expect(onWithdraw).toHaveBeenCalledOnce()
  },
})
export const JustSubmitted = meta.story({
  args: { justSubmitted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('申请已提交')).toBeVisible()
  },
})
export const RejectedAndMayApply = meta.story({
  args: {
    application: anApplication({ status: 'rejected', remark: '岗位与财务管理无关。' }),
    canApply: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '重新申请' })).toBeVisible()
  },
})
export const RejectedAndMayNotApply = meta.story({
  args: { application: anApplication({ status: 'rejected', remark: '岗位与财务管理无关。' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '重新申请' })).toBeNull()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
