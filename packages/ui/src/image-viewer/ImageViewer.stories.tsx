import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { Button } from '../button/index.ts'
import { ImageViewer, type ViewedImage } from './ImageViewer.tsx'

const picture = (ground: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='420'%3E%3Crect width='640' height='420' fill='${ground}'/%3E%3Cpath d='M80 120h480M80 180h480M80 240h300' stroke='%23434d5a' stroke-width='3'/%3E%3C/svg%3E`

const images: ViewedImage[] = [
  { id: '1', name: '营业执照副本.jpg', url: picture('%23fff') },
  { id: '2', name: '网银回单 0518.png', url: picture('%23f3f0e9') },
]

function Example({ given = images }: { given?: readonly ViewedImage[] }) {
  const [open, setOpen] = useState(false)
  const [index, setIndex] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看材料</Button>
      <ImageViewer
        open={open}
        onClose={() => setOpen(false)}
        images={given}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  )
}

const meta = preview.meta({ component: Example })

const open = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(screen.getByRole('button', { name: '查看材料' }))
  return shown(screen.findByRole('dialog'))
}

export const Opened = meta.story({
  play: async ({ userEvent }) => {
    await expect(await open(userEvent)).toHaveAccessibleName(/营业执照副本/)
    await expect(await screen.findByRole('img', { name: '营业执照副本.jpg' })).toBeVisible()
  },
})
export const ZoomsAndTurns = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent)
    await userEvent.click(screen.getByRole('button', { name: '放大' }))
    await expect(screen.getByText('150%')).toBeVisible()
    await userEvent.keyboard('+-0')
    await expect(screen.getByText('100%')).toBeVisible()
    await userEvent.keyboard('r')
    const drawn = await screen.findByRole('img', { name: '营业执照副本.jpg' })
    await expect(drawn.style.getPropertyValue('--turn')).toBe('90deg')
    await fireEvent.wheel(drawn, { deltaY: -100 })
    await waitFor(() => expect(screen.getByText('122%')).toBeVisible())
  },
})
export const PushesWhenEnlarged = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent)
    await userEvent.keyboard('++{ArrowRight}')
    const drawn = await screen.findByRole('img', { name: '营业执照副本.jpg' })
    await expect(drawn.style.getPropertyValue('--x')).toBe('-60px')
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: drawn, coords: { x: 300, y: 300 } },
      { target: drawn, coords: { x: 340, y: 320 } },
      { keys: '[/MouseLeft]' },
    ])
    await expect(drawn.style.getPropertyValue('--x')).toBe('-20px')
  },
})
export const Walks = meta.story({
  play: async ({ userEvent }) => {
    await open(userEvent)
    await expect(screen.getByRole('button', { name: '上一张' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('img', { name: '网银回单 0518.png' })).toBeVisible()
    await expect(screen.getByRole('button', { name: '下一张' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: '上一张' }))
    await expect(await screen.findByRole('img', { name: '营业执照副本.jpg' })).toBeVisible()
  },
})
export const KeepsAndReturnsFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '查看材料' })
    await userEvent.click(opener)
    const dialog = await shown(screen.findByRole('dialog'))
    for (let presses = 0; presses < 8; presses += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement | null)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
export const FailedAndAgain = meta.story({
  args: { given: [{ id: 'x', name: '坏掉的图片.jpg', url: 'data:image/png;base64,AAAA' }] },
  play: async ({ userEvent }) => {
    await open(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: '重新加载' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('图片没有加载出来。')
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await open(userEvent)
    await expect(await screen.findByRole('img', { name: '营业执照副本.jpg' })).toBeVisible()
  },
})
