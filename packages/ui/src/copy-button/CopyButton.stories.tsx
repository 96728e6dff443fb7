import { expect, spyOn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({ component: CopyButton, args: { text: 'H7K4M9QT', what: '识别码' } })

export const Copies = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: '复制识别码' }))
    await expect(write).toHaveBeenCalledWith('H7K4M9QT')
    await expect(await canvas.findByText('已复制识别码')).toBeInTheDocument()
  },
})
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: '复制识别码' }))
    await expect(await canvas.findByText('复制失败，请手动选择复制')).toBeInTheDocument()
  },
})
