import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shown } from '../../../../.storybook/shown.ts'
import { DocumentViewer, type ViewedDocument } from './DocumentViewer.tsx'

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='400' height='280'%3E%3Crect width='400' height='280' fill='%23fff'/%3E%3Cpath d='M40 80h320M40 120h320M40 160h200' stroke='%23434d5a'/%3E%3C/svg%3E"

const documents: ViewedDocument[] = [
  { id: '1', name: '营业执照副本.jpg', url: picture, kind: 'image' },
  { id: '2', name: '网银回单 0518.pdf', url: '#receipt', kind: 'pdf' },
]

function Example({ start }: { start: number }) {
  const [index, setIndex] = useState(start)
  return (
    <div style={{ height: 560 }}>
      <DocumentViewer documents={documents} index={index} onIndexChange={setIndex} />
    </div>
  )
}

const meta = preview.meta({ component: Example, args: { start: 0 }, globals: { density: 'staff' } })

export const ZoomsRotatesWalks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放大' }))
    await expect(canvas.getByText('150%')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '向右旋转' }))
    await expect(canvas.getByRole('img', { name: '营业执照副本.jpg' })).toHaveStyle({
      transform: 'matrix(0, 1, -1, 0, 0, 0)',
    })
    await userEvent.click(canvas.getByRole('button', { name: '下一份' }))
    await expect(canvas.getByRole('link', { name: /打开 网银回单/ })).toHaveAttribute('href', '#receipt')
    await expect(canvas.getByRole('button', { name: '下一份' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const FullScreen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '全屏查看' })
    await userEvent.click(button)
    await shown(screen.findByRole('dialog', { name: '营业执照副本.jpg' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
})
export const Pdf = meta.story({ args: { start: 1 } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
