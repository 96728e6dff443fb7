import { uploadImage } from '@portal/api/contract/files.contract'
import { listPublicity, objectToStar } from '@portal/api/contract/stars.contract'
import type { PublicityRow } from '@portal/api/contract/stars.schema'
import { aPage } from '@portal/api/fixtures/memberships'
import { aPublicityRow } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { ToastRegion } from '@portal/ui/toast'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { PublicityPanel } from './PublicityPanel.tsx'

const list = mock(listPublicity)
const objectTo = mock(objectToStar)
const published = (...rows: PublicityRow[]) => list.reply(aPage(rows))
const own = 'S20260511-0092'
const some = [
  aPublicityRow({ application_no: own, name: '陈**', position: '财务总监岗', unit: '华岳重工集团有限公司' }),
  aPublicityRow(),
  aPublicityRow({ application_no: 'S20260501-0071', name: '周**', star: 2, ends_at: null }),
]

const meta = preview.meta({
  component: PublicityPanel,
  args: { page: 1, ownNo: own },
  decorators: [
    Story => (
      <>
        <h1>公示名单</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) => msw.use(published(...some)),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('本人')).toBeVisible()
    await expect(canvas.getByText('核查中，暂停计时')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /提出异议/ })).toHaveLength(2)
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const SeveralPages = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply({ ...aPage(some), total: 25 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: '分页' })).toBeVisible()
  },
})
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(published()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('现在没有公示')).toBeVisible()
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(published(...some))
    await userEvent.click(retry)
    await expect(await canvas.findByText('本人')).toBeVisible()
  },
})

const name = '对林*的四星评价提出异议'
const words = '公示的任职起始年月与原单位任免文件不一致。'

export const Objects = meta.story({
  beforeEach: ({ msw }) => msw.use(objectTo.reply({ objection_no: 'Y20260628-0003' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await shown(screen.findByRole('dialog', { name })))
    await userEvent.type(dialog.getByRole('textbox', { name: '异议内容' }), '太短')
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(await dialog.findByText('异议内容至少 10 个字')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '异议内容' })).toHaveFocus())
    await userEvent.type(dialog.getByRole('textbox', { name: '异议内容' }), words)
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText(/已提出异议，编号 Y20260628-0003/)).toBeVisible()
  },
})
export const PublicityOver = meta.story({
  beforeEach: ({ msw }) => msw.use(objectTo.refuse('publicity_over')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await shown(screen.findByRole('dialog', { name })))
    await userEvent.type(dialog.getByRole('textbox', { name: '异议内容' }), words)
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('公示已经结束，不能再提出异议')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    await userEvent.click(canvas.getByRole('button', { name }))
    const again = within(await shown(screen.findByRole('dialog', { name })))
    await expect(again.getByRole('textbox', { name: '异议内容' })).toHaveValue(words)
  },
})
export const WithAProof = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(uploadImage).reply({
        file_id: 'f1',
        name: '任免文件.pdf',
        size: 1_200,
        mime: 'application/pdf',
        url: '#f1',
      }),
      objectTo.refuse('file_missing'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await shown(screen.findByRole('dialog', { name })))
    await userEvent.upload(
      dialog.getByLabelText(/证明材料/),
      new File(['%PDF-1.7'], '任免文件.pdf', { type: 'application/pdf' }),
    )
    // its name is drawn anew once it is sent
    await dialog.findByRole('button', { name: '移除 任免文件.pdf' })
    await expect(dialog.getByText('任免文件.pdf')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: '异议内容' }), words)
    await userEvent.click(dialog.getByRole('button', { name: '提出异议' }))
    await expect(await dialog.findByText('文件不存在或已失效，请重新上传')).toBeVisible()
  },
})
