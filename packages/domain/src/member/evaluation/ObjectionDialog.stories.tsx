import { uploadImage } from '@portal/api/contract/files.contract'
import { objectToStar } from '@portal/api/contract/stars.contract'
import { aPublicityRow } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ObjectionDialog } from './ObjectionDialog.tsx'

const objectTo = mock(objectToStar)
const upload = mock(uploadImage)
const onClose = fn()

const meta = preview.meta({
  component: ObjectionDialog,
  args: { row: aPublicityRow(), onClose },
  decorators: [
    Story => (
      <>
        <h1>公示名单</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(objectTo.reply({ objection_no: 'Y20260628-0003' })),
})

const name = '对林*的四星评价提出异议'
const words = '公示的任职起始年月与原单位任免文件不一致。'
const opened = async () => within(await shown(screen.findByRole('dialog', { name })))
async function handsIn({ userEvent }: Pick<StoryContext, 'userEvent'>, text = words) {
  const dialog = await opened()
  await userEvent.type(dialog.getByRole('textbox', { name: '异议内容' }), text)
  await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
  return dialog
}

/** What follows is said before anything is written, and who objects stays unknown. */
export const Empty = meta.story({
  play: async () => {
    const dialog = await opened()
    await expect(dialog.getByText(/提出后公示中止，由协会核查并在 10 个工作日内决定/)).toBeVisible()
    await expect(dialog.getByText(/您的姓名只有协会知道/)).toBeVisible()
  },
})
export const TooShort = meta.story({
  play: async context => {
    const dialog = await handsIn(context, '不实')
    await expect(await dialog.findByText('异议内容至少 10 个字')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '异议内容' })).toHaveFocus())
    await expect(onClose).not.toHaveBeenCalled()
  },
})
export const Sends = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async context => {
    await handsIn(context)
    await expect(await screen.findByText(/已提出异议，编号 Y20260628-0003；公示中止/)).toBeVisible()
    await expect(onClose).toHaveBeenCalledOnce()
  },
})
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(objectTo.never()),
  play: async context => {
    const dialog = await handsIn(context)
    await expect(await dialog.findByRole('button', { name: '正在提交' })).toBeVisible()
  },
})
export const OwnPublicity = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(objectTo.refuse('own_star')),
  play: async context => {
    const dialog = await handsIn(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('不能对自己的申请提出异议')
    await expect(dialog.getByRole('textbox', { name: '异议内容' })).toHaveValue(words)
  },
})
export const PublicityOver = meta.story({
  beforeEach: ({ msw }) => msw.use(objectTo.refuse('publicity_over')),
  play: async context => {
    const dialog = await handsIn(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('公示已经结束，不能再提出异议')
  },
})
const proof = new File(['%PDF-1.7'], '任免文件.pdf', { type: 'application/pdf' })
export const WaitsForAFile = meta.story({
  beforeEach: ({ msw }) => msw.use(upload.never()),
  play: async context => {
    const dialog = await opened()
    await context.userEvent.upload(dialog.getByLabelText(/证明材料/), proof)
    await handsIn(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('还有文件正在上传，传完后再提交。')
    await expect(onClose).not.toHaveBeenCalled()
  },
})
/** What was sent is tried once more, and the same words are there. */
export const RecoversFromOffline = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(objectTo.fault()),
  play: async context => {
    const dialog = await handsIn(context)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    context.msw.use(objectTo.reply({ objection_no: 'Y20260628-0003' }))
    await context.userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
