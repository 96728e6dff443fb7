import type { FileRef } from '@portal/api/contract/fields'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { DocumentsDialog } from './DocumentsDialog.tsx'

const paper = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#fff"/></svg>',
)
const file = (name: string): FileRef => ({
  file_id: name,
  name,
  size: 218_000,
  mime: 'image/svg+xml',
  url: `data:image/svg+xml,${paper}`,
})
const onClose = fn()

const meta = preview.meta({
  component: DocumentsDialog,
  globals: { density: 'staff' },
  args: {
    title: '转账凭证 20260518 00137',
    files: [file('网银回单 0518.png'), file('附言页.png')],
    onClose,
  },
})

const opened = async () =>
  within(await shown(screen.findByRole('dialog', { name: '转账凭证 20260518 00137' })))

export const WalksThroughThem = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await expect(await dialog.findByText('1 / 2')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /下一/ }))
    await expect(await dialog.findByText('2 / 2')).toBeVisible()
    // at the last one the keyboard still reaches the dialog
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
})

export const StartsAtTheOneThatWasPicked = meta.story({
  args: { first: 1 },
  play: async () => {
    await expect(await (await opened()).findByText('2 / 2')).toBeVisible()
  },
})

const arrives = async () => {
  await expect((await opened()).getByRole('button', { name: '放大' })).toBeVisible()
}

export const One = meta.story({ args: { files: [file('网银回单 0518.png')] }, play: arrives })
export const LongName = meta.story({
  args: { files: [file(`${'新疆生产建设兵团第十二师国有资产经营管理集团'.repeat(3)}转账凭证.png`)] },
  play: arrives,
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, play: arrives })
export const Dark = meta.story({ globals: { theme: 'dark' }, play: arrives })
