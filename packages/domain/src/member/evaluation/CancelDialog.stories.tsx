import type { StoryContext } from '@storybook/react-vite'
import { cancelStar } from '@portal/api/contract/stars.contract'
import { anApplicationIn } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { CancelDialog } from './CancelDialog.tsx'

const cancel = mock(cancelStar)
const onClose = fn()

const meta = preview.meta({
  component: CancelDialog,
  args: { application: anApplicationIn(10), onClose },
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(cancel.reply({ application: anApplicationIn(70) })),
})
const opened = async (name: string) => within(await shown(screen.findByRole('alertdialog', { name })))
const press = async ({ userEvent }: Pick<StoryContext, 'userEvent'>, title: string, button: string) => {
  const dialog = await opened(title)
  await userEvent.click(dialog.getByRole('button', { name: button }))
  return dialog
}

export const Submitted = meta.story({
  play: async story => {
    const dialog = await opened('撤销四星评价申请？')
    await expect(dialog.getByText(/费用未发生。资料仍保留在个人资料中/)).toBeVisible()
    await press(story, '撤销四星评价申请？', '撤销申请')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await expect(await screen.findByText('已撤销申请')).toBeVisible()
  },
})
export const Draft = meta.story({
  args: { application: anApplicationIn(0) },
  play: async story => {
    await press(story, '删除四星评价的草稿？', '删除草稿')
    await expect(await screen.findByText('已删除草稿')).toBeVisible()
  },
})
export const ToPay = meta.story({
  args: { application: anApplicationIn(20) },
  play: async () => {
    await expect((await opened('撤销四星评价申请？')).getByText(/缴费单一并关闭/)).toBeVisible()
  },
})
export const PaymentUnderWay = meta.story({
  args: { application: anApplicationIn(20) },
  beforeEach: ({ msw }) => msw.use(cancel.refuse('star_paying')),
  play: async story => {
    const dialog = await press(story, '撤销四星评价申请？', '撤销申请')
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      '评价费正在支付或已有款项到账，不能撤销申请',
    )
  },
})
export const Scoring = meta.story({
  args: { application: anApplicationIn(30) },
  play: async story => {
    const dialog = await opened('申请撤销四星评价？')
    await expect(dialog.getByText(/须经协会同意，已缴的评价费不退/)).toBeVisible()
    await story.userEvent.type(dialog.getByRole('textbox', { name: /撤销原因/ }), '岗位有变动')
    await story.userEvent.click(dialog.getByRole('button', { name: '申请撤销' }))
    await expect(await screen.findByText('已提交撤销申请，等待协会处理')).toBeVisible()
  },
})
export const ChangedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(cancel.conflict({ ...anApplicationIn(20) })),
  play: async story => {
    await press(story, '撤销四星评价申请？', '撤销申请')
    await expect(await screen.findByText(/这份申请刚刚有了变化/)).toBeVisible()
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(cancel.never()),
  play: async story => {
    const dialog = await press(story, '撤销四星评价申请？', '撤销申请')
    await waitFor(() => expect(dialog.getByRole('button', { name: '再想想' })).toBeDisabled())
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { application: anApplicationIn(30) },
  play: async () => {
    await opened('申请撤销四星评价？')
  },
})
