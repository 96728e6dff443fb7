import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

const onConfirm = fn()
const onClose = fn()

const meta = preview.meta({
  component: ReasonDialog,
  globals: { density: 'staff' },
  args: {
    title: '退回填报 20260518 00137',
    children: '原因会逐字显示给会员，会员可以修改后重新提交。',
    phrases: ['凭证看不清，请重新上传', '填报金额与凭证不符'],
    limit: 200,
    confirmLabel: '退回填报',
    busyLabel: '正在退回',
    busy: false,
    onConfirm,
    onClose,
  },
})

const opened = async () =>
  within(await shown(screen.findByRole('dialog', { name: '退回填报 20260518 00137' })))

export const WantsAReason = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: '退回填报' }))
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请填写原因')
    await expect(onConfirm).not.toHaveBeenCalled()
  },
})
export const JoinsPhrases = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: '凭证看不清，请重新上传' }))
    await userEvent.click(dialog.getByRole('button', { name: '填报金额与凭证不符' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回填报' }))
    await expect(onConfirm).toHaveBeenCalledWith('凭证看不清，请重新上传；填报金额与凭证不符')
  },
})
export const GivesBackWhatWasTyped = meta.story({
  args: { initial: '凭证模糊' },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '，请重传')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await expect(onClose).toHaveBeenCalledWith('凭证模糊，请重传')
  },
})
export const TooLong = meta.story({
  args: { initial: '字'.repeat(201) },
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await userEvent.click(dialog.getByRole('button', { name: '退回填报' }))
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(/最多 200 个字/)
    await expect(onConfirm).not.toHaveBeenCalled()
  },
})
export const RefusedByTheServer = meta.story({
  args: { initial: '凭证模糊', error: '原因含有不能显示的字符' },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(
      /原因含有不能显示的字符/,
    )
  },
})

const arrives = async () => {
  await opened()
}

export const Busy = meta.story({
  args: { initial: '凭证模糊', busy: true },
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByRole('button', { name: '正在退回' })).toHaveAttribute('aria-busy', 'true')
  },
})
export const Dangerous = meta.story({ args: { tone: 'danger-outline' }, play: arrives })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: arrives })
export const Dark = meta.story({ globals: { theme: 'dark' }, play: arrives })
