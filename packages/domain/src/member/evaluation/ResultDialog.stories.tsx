import { aStarResult } from '@portal/api/fixtures/stars'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ResultDialog, type ResultDialogProps } from './ResultDialog.tsx'

const onClose = fn()
const args: ResultDialogProps = { star: 4, result: aStarResult, onClose }

const meta = preview.meta({
  component: ResultDialog,
  args,
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
      </>
    ),
  ],
})
const opened = async () => within(await shown(screen.findByRole('dialog', { name: '四星评价的评分与评语' })))

export const BelowWhatIsAsked = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened()
    await expect(dialog.getByText('68.40')).toBeVisible()
    await expect(dialog.getByRole('row', { name: /任职与责任 25% 70.50 17.63/ })).toBeVisible()
    await expect(dialog.getByText(/只有一篇公开发表的论文/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalled()
  },
})
export const NoComments = meta.story({
  args: { result: { ...aStarResult, comments: [] } },
  play: async () => {
    await expect((await opened()).getByText('评委没有写评语。')).toBeVisible()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await opened()
  },
})
