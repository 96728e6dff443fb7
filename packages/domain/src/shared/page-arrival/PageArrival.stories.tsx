import { expect, waitFor } from 'storybook/test'
import { Link } from '../router-link/index.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { PageArrival } from './PageArrival.tsx'

const meta = preview.meta({
  component: PageArrival,
  render: () => (
    <>
      <PageArrival />
      <main id="content" tabIndex={-1} style={{ height: 200, overflow: 'auto' }}>
        <h1>订单管理</h1>
        <div style={{ height: 600 }} />
        <Link to="/work">到账确认</Link>
        <Link to="/?page=2">第 2 页</Link>
      </main>
    </>
  ),
})

export const AnotherPageStartsAtItsTop = meta.story({
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByRole('main')
    content.scrollTo(0, 400)
    await userEvent.click(canvas.getByRole('link', { name: '到账确认' }))
    await waitFor(() => expect(content).toHaveFocus())
    await expect(content.scrollTop).toBe(0)
  },
})

export const TheSamePageStaysWhereItIs = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '第 2 页' })
    await userEvent.click(link)
    await waitFor(() => expect(link).toHaveFocus())
  },
})
