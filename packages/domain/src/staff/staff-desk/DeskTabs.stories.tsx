import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskTabs, type DeskTabsProps } from './DeskTabs.tsx'

const names = ['待确认', '部分到账', '已退回', '异常', '已确认']

/** Stands at the tab of the address, as a desk does. */
function Tabs(props: Omit<DeskTabsProps, 'tabs'> & { counts: readonly number[] | undefined }) {
  const { counts, ...rest } = props
  const status = new URLSearchParams(useLocation().search).get('status') ?? names[0]
  const tabs = names.map((name, at) => ({
    id: name,
    name,
    link: { to: `?${new URLSearchParams({ status: name })}` },
    current: name === status,
    count: counts?.[at],
  }))
  return <DeskTabs {...rest} tabs={tabs} />
}

function Coming({ coming }: { coming: readonly number[] }) {
  const [counts, setCounts] = useState<readonly number[]>()
  return (
    <>
      <Tabs label="订单状态" counts={counts} />
      <button type="button" onClick={() => setCounts(coming)}>
        数量来了
      </button>
    </>
  )
}

const meta = preview.meta({
  component: Tabs,
  globals: { density: 'staff' },
  args: { label: '订单状态', counts: [23, 1, 0, 2, 246] },
})

export const Walks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: '订单状态' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^待确认\s*23$/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: /^异常/ }))
    await expect(canvas.getByRole('link', { name: /^异常/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: /^待确认/ })).not.toHaveAttribute('aria-current')
  },
})
export const CountsUnknown = meta.story({
  args: { counts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待确认' })).toBeVisible()
  },
})
/** A tab beyond the window's edge is brought into sight when it is the one that is open. */
export const OpenOneIsInSight = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'small' } },
  parameters: { router: { initialEntries: ['/?status=已确认'] } },
  play: async ({ canvas, userEvent }) => {
    const inSight = (name: RegExp) => {
      const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect()
      return left >= 0 && right <= document.documentElement.clientWidth
    }
    await expect(inSight(/^已确认/)).toBe(true)
    await userEvent.click(canvas.getByRole('link', { name: /^待确认/ }))
    await expect(inSight(/^待确认/)).toBe(true)
  },
})
/** The counts come into the place that was kept for them. */
export const CountsCome = meta.story({
  // about the moment, not the look
  tags: ['no-picture'],
  render: () => <Coming coming={[3, 1, 0, 2, 4]} />,
  play: async ({ canvas, userEvent }) => {
    const places = () => canvas.getAllByRole('link').map(link => link.getBoundingClientRect().left)
    const before = places()
    await userEvent.click(canvas.getByRole('button', { name: '数量来了' }))
    await expect(canvas.getByRole('link', { name: /^已退回\s*0$/ })).toBeVisible()
    await expect(places()).toEqual(before)
  },
})

/** Counts that make each tab wider. */
const long = [1_204, 318, 77, 256, 98_412]

/** How far the middle of the tab is from that of the strip, in px. */
function offCentre(tab: HTMLElement) {
  const strip = tab.closest('nav')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const { left, width } = tab.getBoundingClientRect()
  return Math.abs(left + width / 2 - (strip.left + strip.width / 2))
}

/** The counts push the open tab aside: the strip follows, nothing else does. */
export const LongCountsCome = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=已退回'] } },
  render: () => <Coming coming={long} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '数量来了' })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    const open = await canvas.findByRole('link', { name: /^已退回\s*77$/ })
    await waitFor(() => expect(offCentre(open)).toBeLessThanOrEqual(1))
    await expect(button.getBoundingClientRect().top).toBe(top)
  },
})
/** The last one, which no strip can centre, stays whole. */
export const LongCountsComeAtTheEnd = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=已确认'] } },
  render: () => <Coming coming={long} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '数量来了' }))
    const open = await canvas.findByRole('link', { name: /^已确认\s*98412$/ })
    await waitFor(() =>
      expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    )
  },
})
/** Who looks for another tab meanwhile is not taken back. */
export const CountsComeToAStripInHand = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { initialEntries: ['/?status=已确认'] } },
  render: () => <Coming coming={long} />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: '待确认' })
    const strip = first.closest('nav')?.parentElement
    await waitFor(() => expect(strip?.scrollLeft).toBeGreaterThan(0))
    strip?.scrollTo({ left: 0 })
    const { left } = first.getBoundingClientRect()
    await userEvent.click(canvas.getByRole('button', { name: '数量来了' }))
    await canvas.findByRole('link', { name: /^待确认\s*1204$/ })
    // the strip would follow in the next frame
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    await expect(first.getBoundingClientRect().left).toBe(left)
  },
})
export const Ruled = meta.story({ args: { ruled: true } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { ruled: true } })
