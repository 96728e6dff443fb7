import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FormBar, type FormBarProps } from './FormBar.tsx'

const onStep = fn()
const onLeave = fn()
const saved = { state: 'saved' as const, savedAt: '2026-05-18 14:32:07', unsaved: false, version: 3 }
const second: FormBarProps = { step: 2, saving: saved, submitting: false, onStep, onLeave }

const meta = preview.meta({
  component: FormBar,
  args: second,
  parameters: { layout: 'fullscreen' },
})

export const InTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('草稿已自动保存，14:32:07')).toBeVisible()
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
export const NotSaved = meta.story({ args: { saving: { ...saved, state: 'failed' } } })
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
