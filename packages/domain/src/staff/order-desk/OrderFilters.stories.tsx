import type { Decorator } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { onADesk } from '../staff-desk/story-desk.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { usual } from './story-orders.ts'

/** Leaves the room that the side menu of the manager app takes. */
const besideTheMenu: Decorator = Story => (
  <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0, marginLeft: 204 }}>
    <Story />
  </div>
)

/** As much as can be chosen. */
const allSet = new URLSearchParams({
  status: '0,10,20,30,99',
  subject: 'enterprise',
  channel: 'offline',
  from: '2026-05-01',
  to: '2026-05-18',
})

/** Nothing of the bar is cut, lies outside it or over something else. */
async function staysWhole(bar: HTMLElement) {
  const { left, right } = bar.getBoundingClientRect()
  const parts = [...bar.children].map(part => part.getBoundingClientRect()).filter(({ width }) => width > 0)
  for (const part of parts) {
    await expect(part.left).toBeGreaterThanOrEqual(left)
    await expect(part.right).toBeLessThanOrEqual(right)
  }
  const overlapping = parts.filter(one =>
    parts.some(
      other =>
        other !== one &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  )
  await expect(overlapping).toEqual([])
  const cut = [...bar.querySelectorAll('button, button > span, p')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
  )
  await expect(cut).toEqual([])
}

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  decorators: [besideTheMenu, ...onADesk.decorators],
  globals: { density: 'staff', viewport: { value: 'desktop' } },
  parameters: { ...onADesk.parameters, router: { initialEntries: [`/?${allSet}`] } },
  beforeEach: ({ msw }) => msw.use(...usual()),
})

export const AllSet = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('¥486,230.00')).toBeVisible()
    await staysWhole(canvas.getByLabelText('筛选订单'))
    await expect(canvas.getByRole('button', { name: '状态：待支付、待确认等 5 项' })).toBeVisible()
  },
})

export const AllSetBesideTheDrawer = meta.story({
  parameters: { router: { initialEntries: [`/?${allSet}&order=2026051800137`] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
    await staysWhole(canvas.getByLabelText('筛选订单'))
  },
})
