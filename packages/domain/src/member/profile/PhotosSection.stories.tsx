import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { consentPhoto, setPhoto } from '@portal/api/contract/profile.contract'
import { aPhoto, somePhotos } from '@portal/api/fixtures/profile'
import { mock } from '@portal/api/mocks'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { PhotosSection } from './PhotosSection.tsx'
import { onPage, upload } from './story-profile.tsx'

const consent = mock(consentPhoto)
const set = mock(setPhoto)
const sent = fn()

const meta = preview.meta({
  component: PhotosSection,
  decorators: [onPage],
  args: { photos: somePhotos() },
  beforeEach: () => void sent.mockClear(),
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
const choose = (canvasElement: HTMLElement, label: string, file: File) =>
  fireEvent.change(within(canvasElement).getByLabelText(label), { target: { files: [file] } })
const ready = async (name: string) => {
  const save = await screen.findByRole('button', { name })
  await waitFor(() => expect(save).toBeEnabled())
  return save
}
const agreed = somePhotos({ id_photo: aPhoto({ version: 1, url: null }) })
const card = (name: string) => within(screen.getByRole('article', { name }))

export const Nothing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      consent.replyWith(body => {
        sent(body)
        return somePhotos({ photo: aPhoto({ version: 1, url: null }) })
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(card('个人照片').getByRole('checkbox'))
    await expect(await screen.findByText('已同意个人照片的使用说明')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ kind: 'photo', version: 0, consent_version: 1 })
  },
})
export const BothPictures = meta.story({
  args: { photos: somePhotos({ photo: aPhoto(), id_photo: aPhoto() }) },
})
export const Sends = meta.story({
  args: { photos: agreed },
  beforeEach: ({ msw }) =>
    msw.use(
      upload.reply({ file_id: 'f1', name: '证件照.jpg', size: 90_000, mime: 'image/jpeg', url: '#' }),
      set.replyWith(body => {
        sent(body)
        return somePhotos({ id_photo: aPhoto() })
      }),
    ),
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, '证件照图片', pictureOf(900))
    await userEvent.click(await ready('保存证件照'))
    await expect(await screen.findByText('证件照已保存')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toHaveBeenCalledWith({ kind: 'id_photo', version: 1, file_id: 'f1' })
  },
})
export const NotTaken = meta.story({
  args: { photos: agreed },
  beforeEach: ({ msw }) => msw.use(upload.refuse('file_damaged')),
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, '证件照图片', pictureOf(900))
    await userEvent.click(await ready('保存证件照'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('文件已损坏')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const TooManyPixels = meta.story({
  args: { photos: agreed },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '证件照图片', pictureOf(7_000))
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片超过 2400 万像素，请缩小后再上传')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})
export const AnotherPageWasFirst = meta.story({
  args: { photos: agreed },
  beforeEach: ({ msw }) =>
    msw.use(
      upload.reply({ file_id: 'f1', name: '证件照.jpg', size: 90_000, mime: 'image/jpeg', url: '#' }),
      set.conflict(somePhotos({ id_photo: aPhoto() })),
    ),
  play: async ({ canvasElement, userEvent }) => {
    await choose(canvasElement, '证件照图片', pictureOf(900))
    await userEvent.click(await ready('保存证件照'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByRole('alert')).toHaveTextContent('另一个页面刚改过这张照片')
  },
})
export const TakesBack = meta.story({
  args: { photos: somePhotos({ photo: aPhoto() }) },
  beforeEach: ({ msw }) =>
    msw.use(
      consent.replyWith(body => {
        sent(body)
        return somePhotos()
      }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(card('个人照片').getByRole('button', { name: '撤回同意并删除' }))
    const dialog = within(await shown(screen.findByRole('alertdialog', { name: '撤回个人照片的使用同意？' })))
    await userEvent.click(dialog.getByRole('button', { name: '撤回并删除' }))
    await expect(await screen.findByText('已撤回同意，个人照片已删除')).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ kind: 'photo', version: 2, consent_version: null })
  },
})
export const Phone = meta.story({
  args: { photos: somePhotos({ id_photo: aPhoto() }) },
  globals: { viewport: { value: 'phone' } },
})
