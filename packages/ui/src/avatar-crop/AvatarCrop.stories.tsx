import { useEffect, useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from '../avatar/index.ts'
import { AvatarCrop, type AvatarCropProps } from './AvatarCrop.tsx'

const onSave = fn<(picture: Blob) => Promise<void>>()
const onClose = fn()

/** Left half blue, right half red, 600 × 400. */
async function twoColours(): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = 600
  canvas.height = 400
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#1b3f66'
  context.fillRect(0, 0, 300, 400)
  context.fillStyle = '#ae3427'
  context.fillRect(300, 0, 300, 400)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
const brokenFile = new Blob(['no picture'], { type: 'image/png' })

function Example({ file: given, frame }: { file?: Blob | undefined } & Pick<AvatarCropProps, 'frame'>) {
  const [file, setFile] = useState<Blob | null>(given ?? null)
  const [saved, setSaved] = useState<string | null>(null)
  useEffect(() => {
    if (!given) void twoColours().then(setFile)
  }, [given])
  return (
    <>
      <Avatar name="陈知行" size="l" src={saved} />
      <AvatarCrop
        file={file}
        frame={frame}
        onClose={onClose}
        onSave={async picture => {
          await onSave(picture)
          setSaved(URL.createObjectURL(picture))
          setFile(null)
        }}
      />
    </>
  )
}

const meta = preview.meta({ component: Example, beforeEach: () => void onSave.mockResolvedValue() })

const ready = async () => {
  const save = await screen.findByRole('button', { name: '保存头像' })
  await waitFor(() => expect(save).toBeEnabled())
  return save
}
async function pixelsOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return {
    width: bitmap.width,
    height: bitmap.height,
    red: (x: number, y: number) => (context?.getImageData(x, y, 1, 1).data[0] ?? 0) > 100,
  }
}

export const Saves = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await ready())
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const picture = onSave.mock.calls[0]?.[0] ?? new Blob()
    await expect(picture.type).toBe('image/jpeg')
    await expect(new TextDecoder('latin1').decode(await picture.arrayBuffer())).not.toContain('Exif')
    const pixels = await pixelsOf(picture)
    await expect([pixels.width, pixels.height]).toEqual([400, 400])
    await expect([pixels.red(100, 200), pixels.red(300, 200)]).toEqual([false, true])
    await waitFor(() =>
      expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    )
  },
})
/** 5:7, in a window with corners. */
export const IdPhoto = meta.story({
  args: { frame: { name: '证件照', shape: 'rect', width: 500, height: 700 } },
  play: async ({ userEvent }) => {
    const save = await screen.findByRole('button', { name: '保存证件照' })
    await waitFor(() => expect(save).toBeEnabled())
    await userEvent.click(save)
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const { width, height } = await pixelsOf(onSave.mock.calls[0]?.[0] ?? new Blob())
    await expect([width, height]).toEqual([500, 700])
  },
})
export const TurnsTheWholePicture = meta.story({
  play: async ({ userEvent }) => {
    await ready()
    await userEvent.click(screen.getByRole('button', { name: '向右旋转' }))
    await userEvent.click(await ready())
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const pixels = await pixelsOf(onSave.mock.calls[0]?.[0] ?? new Blob())
    await expect([pixels.red(200, 60), pixels.red(200, 340)]).toEqual([false, true])
  },
})
export const ByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await ready()
    await fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '2' } })
    await expect(screen.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '200%')
    screen.getByRole('group', { name: /头像取景/ }).focus()
    await userEvent.keyboard('{ArrowLeft>12/}')
    await userEvent.click(await ready())
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    const pixels = await pixelsOf(onSave.mock.calls[0]?.[0] ?? new Blob())
    await expect(pixels.red(160, 200)).toBe(true)
  },
})
export const Busy = meta.story({
  beforeEach: () => void onSave.mockReturnValue(new Promise(() => undefined)),
  play: async ({ userEvent }) => {
    await userEvent.click(await ready())
    await expect(await screen.findByRole('button', { name: '正在保存' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(onClose).not.toHaveBeenCalled()
    // else the picture, once it is encoded, would reach the next story
    await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  },
})
export const FailsAndRecovers = meta.story({
  beforeEach: () => void onSave.mockRejectedValueOnce(new Error('网络状态不好')),
  play: async ({ userEvent }) => {
    await userEvent.click(await ready())
    await expect(await screen.findByRole('alert')).toHaveTextContent('网络状态不好')
    await userEvent.click(await ready())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const BrokenPicture = meta.story({
  args: { file: brokenFile },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('这张图片打不开')
    await expect(screen.getByRole('button', { name: '保存头像' })).toBeDisabled()
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await ready()).toBeVisible()
  },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async () => {
    await expect(await ready()).toBeVisible()
  },
})
