import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { LazyConfirmDialog } from './LazyConfirmDialog.tsx'

const onClose = fn()
const onConfirm = fn()

const meta = preview.meta({
  component: LazyConfirmDialog,
  args: {
    open: true,
    title: '撤回这次申请？',
    confirmLabel: '撤回申请',
    children: '撤回后协会不再审核这次申请。填写的内容会保留，需要时可以重新申请。',
    onClose,
    onConfirm,
  },
})

export const Open = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '撤回这次申请？' })))
    await userEvent.click(dialog.getByRole('button', { name: '撤回申请' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: '再想想' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

export const Closed = meta.story({
  args: { open: false },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const Busy = meta.story({
  args: { busy: true, busyLabel: '正在撤回' },
  play: async () => {
    const button = await screen.findByRole('button', { name: '正在撤回' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
})

const arrives = async () => {
  await shown(screen.findByRole('alertdialog'))
}

export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' }, play: arrives })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: arrives })
