import { expect, fn } from 'storybook/test'
import { aPhoto, somePhotos } from '@portal/api/fixtures/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { PhotoCard } from './PhotoCard.tsx'

const onAgree = fn()
const onWithdraw = fn()
const onChoose = fn()
const { photo: nothing } = somePhotos()

const meta = preview.meta({
  component: PhotoCard,
  decorators: [
    Story => (
      <section>
        <h2>照片</h2>
        <Story />
      </section>
    ),
  ],
  args: { kind: 'photo' as const, photo: nothing, busy: false, message: '', onAgree, onWithdraw, onChoose },
})

/** Nothing can be chosen before the text is agreed to. */
export const NotAgreed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText(/^查看范围：只有本人/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意个人照片的使用说明' }))
    await expect(onAgree).toHaveBeenCalledOnce()
  },
})
export const IdPhotoNotAgreed = meta.story({ args: { kind: 'id_photo' as const } })
export const Agreed = meta.story({
  args: { photo: aPhoto({ version: 1, url: null }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    const picture = new File(['x'], '照片.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('个人照片图片'), picture)
    await expect(onChoose).toHaveBeenCalledWith(picture)
    await expect(canvas.getByLabelText('拍摄个人照片')).toHaveAttribute('capture', 'user')
    await userEvent.click(canvas.getByRole('button', { name: '撤回同意' }))
    await expect(onWithdraw).toHaveBeenCalledOnce()
  },
})
export const WithAPicture = meta.story({ args: { photo: aPhoto() } })
export const IdPhoto = meta.story({
  args: { kind: 'id_photo' as const, photo: aPhoto() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '证件照' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '撤回同意并删除' })).toBeVisible()
  },
})
/** The text has changed since: what is there stays, another picture needs another consent. */
export const TextHasChanged = meta.story({
  args: { photo: aPhoto({ consent_version: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('使用说明已更新，更换照片前请重新阅读并同意。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '更换图片' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '撤回同意并删除' })).toBeVisible()
  },
})
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled()
  },
})
export const Refused = meta.story({
  args: { photo: aPhoto({ url: null }), message: '图片超过 2400 万像素，请缩小后再上传' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('图片超过 2400 万像素')
  },
})
export const Phone = meta.story({
  args: { kind: 'id_photo' as const },
  globals: { viewport: { value: 'phone' } },
})
