import { uploadImage } from '@portal/api/contract/files.contract'
import { getSettings, saveProfile } from '@portal/api/contract/settings.contract'
import { aMemberSettings } from '@portal/api/fixtures/settings'
import { mock } from '@portal/api/mocks'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { AccountProfilePanel } from './AccountProfilePanel.tsx'

const read = mock(getSettings)
const save = mock(saveProfile)
const settings = aMemberSettings()

const meta = preview.meta({
  component: AccountProfilePanel,
  beforeEach: ({ msw }) => msw.use(read.reply(settings)),
})

/** A picture as large as it says, and a few bytes long. */
const pictureOf = (side: number) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%"/></svg>`,
    ],
    'picture.svg',
    { type: 'image/svg+xml' },
  )
async function choose(canvasElement: HTMLElement, file: File) {
  const input = canvasElement.querySelector('input[type=file]')
  if (input) await fireEvent.change(input, { target: { files: [file] } })
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('chenzx@huayue.example')).toBeVisible()
    await expect(canvas.getByText('138****5678')).toBeVisible()
    await expect(canvas.getByText('上次修改 2026-02-11')).toBeVisible()
  },
})
export const FreshAccount = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      read.reply(
        aMemberSettings({ nickname: '', email: '', has_password: false, password_changed_at: null }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '设置登录密码' })).toBeVisible()
  },
})
export const SavesANickname = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(save.replyWith(({ nickname = '' }) => aMemberSettings({ version: 4, nickname }))),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }))
    const field = canvas.getByRole('textbox', { name: /昵称/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.clear(field)
    await userEvent.type(field, '远山')
    msw.use(read.reply(aMemberSettings({ version: 4, nickname: '远山' })))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText('远山')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '修改昵称' })).toBeVisible()
  },
})
export const WrongEmail = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改邮箱' }))
    const field = canvas.getByRole('textbox', { name: /邮箱/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'a@b{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/邮箱格式不正确/))
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(canvas.getByText('chenzx@huayue.example')).toBeVisible()
  },
})
/** What the other tab saved is shown; the second click replaces it knowingly. */
export const AnotherTabWasFaster = meta.story({
  beforeEach: ({ msw }) => msw.use(save.conflict({ ...settings, version: 4, nickname: '他页' })),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称/ }), '二')
    msw.use(read.reply(aMemberSettings({ version: 4, nickname: '他页' })))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('昵称现在是“他页”')
    await expect(canvas.getByRole('textbox', { name: /昵称/ })).toHaveValue('知行二')
    let version = 0
    msw.use(
      save.replyWith(body => {
        version = body.version
        return aMemberSettings({ version: 5, nickname: '知行二' })
      }),
    )
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('button', { name: '修改昵称' })).toBeVisible()
    await expect(version).toBe(4)
  },
})
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(save.offline()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '修改昵称' }))
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络状态不好')
  },
})
export const PictureOf49Megapixels = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: '更换头像' })
    await choose(canvasElement, pictureOf(7_000))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片超过 2400 万像素，请缩小后再上传')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const PictureIsNotTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(uploadImage).refuse('file_damaged')),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: '更换头像' })
    await choose(canvasElement, pictureOf(400))
    const keep = await screen.findByRole('button', { name: '保存头像' })
    await waitFor(() => expect(keep).toBeEnabled())
    await userEvent.click(keep)
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件已损坏')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(read.never()) })
export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(read.fault()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: '重新加载' })
    msw.use(read.reply(settings))
    await userEvent.click(retry)
    await expect(await canvas.findByText('知行')).toBeVisible()
  },
})
export const OnAPhone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(read.reply(aMemberSettings({ email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` }))),
  globals: { viewport: { value: 'phone' } },
})
