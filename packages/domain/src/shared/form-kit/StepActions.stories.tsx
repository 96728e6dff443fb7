import { BottomBar } from '@portal/ui/bottom-bar'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StepActions, type StepActionsProps } from './StepActions.tsx'

const onStep = fn()
const onLeave = fn()
const second: StepActionsProps = {
  step: 2,
  steps: 3,
  submitting: false,
  submitLabel: '提交申请',
  onStep,
  onLeave,
}

const meta = preview.meta({
  component: StepActions,
  args: second,
  parameters: { layout: 'fullscreen' },
  decorators: [Story => <BottomBar info={null} actions={<Story />} />],
})

export const InTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '上一步' }))
    await expect(onStep).toHaveBeenCalledWith(1)
    await userEvent.click(canvas.getByRole('button', { name: '保存并退出' }))
    await expect(onLeave).toHaveBeenCalledOnce()
  },
})
export const First = meta.story({
  args: { step: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '上一步' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '保存并继续' })).toHaveAttribute('type', 'submit')
  },
})
export const Submitting = meta.story({
  args: { step: 3, submitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '正在提交' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '保存并退出' })).toBeNull()
  },
})
