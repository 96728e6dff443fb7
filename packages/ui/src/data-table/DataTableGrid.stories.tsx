import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StoryDesk } from './StoryDesk.tsx'

const meta = preview.meta({
  component: StoryDesk,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  args: { total: 2_000, onePage: true, onOpen: fn() },
})

const drawnAtMost = 60

export const TwoThousandByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2001')
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(drawnAtMost)
    canvas.getByRole('button', { name: '下单时间' }).focus()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    const last = await canvas.findByRole('row', { name: /20260515 1999/ })
    await waitFor(() => expect(last).toHaveFocus())
    await expect(last).toHaveAttribute('aria-rowindex', '2001')
    await waitFor(() => expect(canvas.getByRole('row', { name: /20260515 1998/ })).toBeVisible())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(canvas.getByRole('row', { name: /20260515 1998/ })).toHaveFocus())
    await expect(canvas.getAllByRole('row').length).toBeLessThan(drawnAtMost)
  },
})
export const TwoThousandByScroll = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('grid').parentElement
    await waitFor(() => expect(box?.scrollHeight).toBeGreaterThan(80_000))
    box?.scrollTo({ top: box.scrollHeight })
    const last = await canvas.findByRole('row', { name: /20260515 1999/ })
    await expect(last).toHaveAttribute('aria-rowindex', '2001')
    await waitFor(async () => {
      const edge = box?.getBoundingClientRect().bottom ?? 0
      await expect(Math.abs(last.getBoundingClientRect().bottom - edge)).toBeLessThan(2)
    })
    await expect(canvas.getAllByRole('row').length).toBeLessThan(drawnAtMost)
  },
})
export const TwoThousandCards = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(drawnAtMost)
    canvas.getByRole('row', { name: /20260518 0000/ }).focus()
    await waitFor(() => expect(canvas.getByRole('row', { name: /20260518 0000/ })).toHaveFocus())
  },
})
