import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} style={{ padding: '72px 24px' }}>
        正文
      </main>
    </>
  ),
})

export const FirstTabShowsIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '跳到正文' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0)
    await userEvent.tab()
    await waitFor(() => expect(link).toHaveFocus())
    await expect(link.getBoundingClientRect().top).toBe(8)
    await expect(link).toHaveAttribute('href', '#content')
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
})
