import { listAttachmentDics, listSelectOptions } from '@portal/api/contract/profile.contract'
import { showStar } from '@portal/api/contract/stars.contract'
import { aProfile, someAttachmentDics, someSelectOptions } from '@portal/api/fixtures/profile'
import { anApplicationIn } from '@portal/api/fixtures/stars'
import { mock } from '@portal/api/mocks'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { MaterialsDialog } from './MaterialsDialog.tsx'

const show = mock(showStar)
const frozen = show.reply({
  application: anApplicationIn(30),
  snapshot: aProfile(),
  frozen_at: '2026-05-11 21:08:00',
})

const meta = preview.meta({
  component: MaterialsDialog,
  args: { applicationNo: 'S20260511-0092', onClose: fn() },
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
      </>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      frozen,
      mock(listSelectOptions).reply(someSelectOptions),
      mock(listAttachmentDics).reply({ list: someAttachmentDics }),
    ),
})
const opened = async () => within(await shown(screen.findByRole('dialog', { name: '提交的资料' })))

export const Loaded = meta.story({
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByText(/2026-05-11 21:08 提交时的快照/)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /修改/ })).toBeNull()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await opened()).findByText(/提交时的快照/)).toBeVisible()
  },
})
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(show.never()),
  play: async () => {
    await opened()
  },
})
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(show.fault()),
  play: async ({ msw, userEvent }) => {
    const dialog = await opened()
    const retry = await dialog.findByRole('button', { name: '重新加载' })
    msw.use(frozen)
    await userEvent.click(retry)
    await expect(await dialog.findByText(/提交时的快照/)).toBeVisible()
  },
})
export const NeverSubmitted = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(show.reply({ application: anApplicationIn(0), snapshot: null, frozen_at: null })),
  play: async () => {
    await expect(await (await opened()).findByText('没有提交过的资料')).toBeVisible()
  },
})
