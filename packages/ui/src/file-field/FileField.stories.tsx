import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FileField, type FileFieldProps } from './FileField.tsx'
import type { Upload, UploadedFile } from './useUploads.ts'

const upload = fn<Upload>()
const arrived = async (file: File): Promise<UploadedFile> => ({
  id: file.name,
  name: file.name,
  size: file.size,
  url: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
})
const licence = () => new File(['licence'], '营业执照副本.pdf', { type: 'application/pdf' })

function Example({ value: initial, ...props }: Partial<FileFieldProps>) {
  const [value, setValue] = useState(initial ?? [])
  return (
    <FileField
      label="营业执照"
      hint="JPG、PNG 或 PDF，每个不超过 10 MB。"
      maxBytes={10 * 1024 * 1024}
      accept=".jpg,.jpeg,.png,.pdf"
      {...props}
      upload={upload}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({ component: Example, beforeEach: () => void upload.mockImplementation(arrived) })

export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('营业执照'), licence())
    await expect(await canvas.findByText('营业执照副本.pdf')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '选择文件' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '移除 营业执照副本.pdf' }))
    await expect(canvas.getByRole('button', { name: '选择文件' })).toBeVisible()
  },
})
export const Uploading = meta.story({
  beforeEach: () =>
    void upload.mockImplementation(
      (_file, { onProgress }) =>
        new Promise<UploadedFile>(() => {
          onProgress(0.4)
        }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('营业执照'), licence())
    await expect(await canvas.findByText('正在上传 40%')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: '营业执照副本.pdf 上传进度' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消 营业执照副本.pdf' }))
    await expect(canvas.queryByText('营业执照副本.pdf')).toBeNull()
  },
})
export const FailsAndRetries = meta.story({
  beforeEach: () => void upload.mockRejectedValueOnce(new Error('网络状态不好')).mockImplementation(arrived),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('营业执照'), licence())
    await userEvent.click(await canvas.findByRole('button', { name: '重试 营业执照副本.pdf' }))
    await expect(await canvas.findByText(/已上传/)).toBeVisible()
  },
})
export const RefusesTheWrongKind = meta.story({
  args: { max: 3 },
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], '表.xlsx'))
    dataTransfer.items.add(licence())
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    canvas.getByText(/也可以拖到这里/).dispatchEvent(drop)
    await expect(await canvas.findByText('格式不支持，请上传 JPG、JPEG、PNG、PDF')).toBeVisible()
    await expect(await canvas.findByText(/已上传/)).toBeVisible()
    await expect(upload).toHaveBeenCalledOnce()
  },
})
export const PastesAScreenshot = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '选择文件' }).focus()
    const clipboard = new DataTransfer()
    clipboard.items.add(new File(['png'], '截图.png', { type: 'image/png' }))
    await userEvent.paste(clipboard)
    await expect(await canvas.findByText('截图.png')).toBeVisible()
    await expect(upload).toHaveBeenCalledOnce()
  },
})
export const Several = meta.story({
  args: { max: 3 },
  play: async ({ canvas, userEvent }) => {
    const files = ['一', '二', '三', '四'].map(name => new File(['x'], `第${name}页.jpg`))
    await userEvent.upload(canvas.getByLabelText('营业执照'), files)
    await expect(await canvas.findAllByText(/已上传/)).toHaveLength(3)
    await expect(canvas.getByText('最多 3 个文件')).toBeVisible()
    await expect(upload).toHaveBeenCalledTimes(3)
  },
})
export const TooLargeOrEmpty = meta.story({
  args: { max: 3, maxBytes: 1024 * 1024 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('营业执照'), [
      new File([new Uint8Array(1024 * 1024 + 1)], '扫描件.pdf'),
      new File([], '空.pdf'),
    ])
    await expect(await canvas.findByText('超过 1 MB，请压缩后再传')).toBeVisible()
    await expect(canvas.getByText('文件是空的，请重新选择')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /重试/ })).toBeNull()
    await expect(upload).not.toHaveBeenCalled()
  },
})
export const FromTheCamera = meta.story({
  args: { camera: 'always' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '拍照' })).toBeVisible()
    const camera = canvas.getByLabelText('拍照', { selector: 'input' })
    await expect(camera).toHaveAttribute('capture', 'environment')
    await userEvent.upload(camera, new File(['jpg'], 'IMG_0518.jpg', { type: 'image/jpeg' }))
    await expect(await canvas.findByText('IMG_0518.jpg')).toBeVisible()
  },
})
export const Previews = meta.story({
  args: { onPreview: fn(), value: [{ id: '1', name: '营业执照副本.pdf', size: 1_887_437, url: '#1' }] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '预览 营业执照副本.pdf' }))
    await expect(args.onPreview).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }))
  },
})
export const TravelsWithAForm = meta.story({
  render: () => (
    <form aria-label="申请">
      <Example name="licence" value={[{ id: 'f-1', name: '营业执照副本.pdf', size: 1024, url: '#1' }]} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: '申请' })
    await expect(new FormData(form).getAll('licence')).toEqual(['f-1'])
  },
})
export const Disabled = meta.story({ args: { disabled: true, note: '审核期间不能修改' } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { max: 3, value: [{ id: '1', name: '营业执照副本.pdf', size: 1_887_437, url: '#1' }] },
})
export const WithError = meta.story({ args: { error: '请上传营业执照' } })
export const Filled = meta.story({
  args: {
    max: 3,
    value: [{ id: '1', name: '很长很长的文件名称营业执照副本扫描件第二版.pdf', size: 1_887_437, url: '#1' }],
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { max: 3, value: [{ id: '1', name: '营业执照副本.pdf', size: 1_887_437, url: '#1' }] },
})
