import { aReconciliationMonth } from '@portal/api/fixtures/reconciliation'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  address,
  afresh,
  fitsTheWindow,
  onADesk,
  onALaptop,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'
import { month, usual } from './story-reconciliation.ts'

const meta = preview.meta({
  component: ReconciliationPanel,
  ...onADesk,
  parameters: {
    ...onADesk.parameters,
    router: { initialEntries: ['/?tab=channels&month=2026-05'] },
  },
  beforeEach: afresh(usual),
})
const ofFees = { router: { initialEntries: ['/?tab=fees&month=2026-05'] } }

/** May is complete but for one day, whose bills have not come. */
export const Channels = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sums = within(await canvas.findByRole('table', { name: '按渠道合计' }))
    await expect(canvas.getByText('对过 4 天，1 天有差异，1 天等账单')).toBeVisible()
    await expect(sums.getByRole('row', { name: /^微信支付 114 .* 78 ¥28,800\.00 ¥172\.80/ })).toBeVisible()
    const days = within(canvas.getByRole('table', { name: '每天合计' }))
    await expect(days.getByRole('row', { name: /^05-17 周日 59 ¥22,800\.00/ })).toBeVisible()
    await expect(days.getByRole('row', { name: /^05-15 周五 71 .*¥59,336\.80 \+¥2,670\.00$/ })).toBeVisible()
    await userEvent.click(days.getByRole('link', { name: '05-15 周五' }))
    await expect(await canvas.findByRole('button', { name: '完成 05-15 对账' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('day')).toBe('2026-05-15'))
    await waitFor(() => expect(address(canvasElement).get('tab')).toBeNull())
  },
})
export const ChannelsDark = meta.story({
  globals: { theme: 'dark' },
  play: showsHeading('2026 年 5 月'),
})
export const ChannelsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table', { name: '每天合计' })).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})
export const ChannelsLaptop = meta.story({
  ...onALaptop,
  play: showsHeading('2026 年 5 月'),
})

export const Fees = meta.story({
  parameters: ofFees,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fees = within(await canvas.findByRole('table', { name: '每天的手续费' }))
    // the day without a bill and the one of transfers alone are not in it
    await expect(fees.getAllByRole('row')).toHaveLength(4)
    await expect(
      fees.getByRole('row', { name: /^05-15 周五 ¥86\.40 .* ¥46\.80 .* ¥133\.20 0\.60% 与 0\.6% 一致$/ }),
    ).toBeVisible()
    await expect(
      fees.getByRole('row', {
        name: /^05-13 周三 ¥86\.40.*按费率 ¥85\.00，2 笔不符.* 微信支付不符$/,
      }),
    ).toBeVisible()
    // the month stays when the other tab is opened
    await userEvent.click(canvas.getByRole('link', { name: '按渠道' }))
    await expect(await canvas.findByRole('table', { name: '每天合计' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('month')).toBe('2026-05'))
  },
})
export const FeesDark = meta.story({
  parameters: ofFees,
  globals: { theme: 'dark' },
  play: showsHeading('2026 年 5 月'),
})
export const FeesPhone = meta.story({
  parameters: ofFees,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('table', { name: '每天的手续费' })).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})

/** Only transfers came. */
export const WithoutBills = meta.story({
  parameters: ofFees,
  beforeEach: ({ msw }) =>
    msw.use(month.reply(aReconciliationMonth({ days: aReconciliationMonth().days.slice(-1) }))),
  play: showsHeading('这个月没有渠道账单'),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(month.reply(aReconciliationMonth({ previous: null, days: [] }))),
  play: showsHeading('这个月还没有对过的日子'),
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(month.never()) })

export const RecoversFromAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(month.fault()),
  play: async context => {
    await retry(context, month.reply(aReconciliationMonth()))
    await expect(await context.canvas.findByRole('table', { name: '按渠道合计' })).toBeVisible()
  },
})

/** To the month before and back, by the arrows and by the browser; at an end they keep the keyboard and do nothing. */
export const GoesFromMonthToMonth = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const before = await canvas.findByRole('button', { name: '上一个有账的月份' })
    const after = canvas.getByRole('button', { name: '下一个有账的月份' })
    await waitFor(() => expect(before).not.toHaveAttribute('aria-disabled'))
    await expect(after).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(before)
    await expect(await canvas.findByRole('heading', { name: '2026 年 4 月' })).toBeVisible()
    await waitFor(() => expect(before).toHaveAttribute('aria-disabled', 'true'))
    await expect(before).toHaveFocus()
    await userEvent.click(before)
    await waitFor(() => expect(address(canvasElement).get('month')).toBe('2026-04'))
    await userEvent.click(after)
    await expect(await canvas.findByRole('heading', { name: '2026 年 5 月' })).toBeVisible()
  },
})

/** The way back is open before the month that was asked for has come. */
export const GoesBackBeforeTheMonthHasCome = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const { promise: never } = Promise.withResolvers<undefined>()
    msw.use(
      month.answer(({ params }) => (params['month'] === '2026-04' ? never : Promise.resolve(undefined))),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const before = await canvas.findByRole('button', { name: '上一个有账的月份' })
    const after = canvas.getByRole('button', { name: '下一个有账的月份' })
    await waitFor(() => expect(before).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(before)
    await expect(canvas.getByRole('heading', { name: '2026 年 4 月' })).toBeVisible()
    await expect(canvas.queryByText(/^对过 4 天/)).toBeNull()
    await userEvent.click(after)
    await expect(canvas.getByRole('heading', { name: '2026 年 5 月' })).toBeVisible()
    await expect(canvas.getByText(/^对过 4 天/)).toBeVisible()
  },
})

/** What belongs to another month does not stand for the one that did not come. */
export const AnotherMonthFails = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, msw, userEvent } = context
    const before = await canvas.findByRole('button', { name: '上一个有账的月份' })
    await waitFor(() => expect(before).not.toHaveAttribute('aria-disabled'))
    msw.use(month.fault())
    await userEvent.click(before)
    await expect(await canvas.findByText('这个月的账没有加载出来。')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    // the way back to where one came from is open
    await userEvent.click(canvas.getByRole('button', { name: '下一个有账的月份' }))
    await expect(await canvas.findByRole('heading', { name: '2026 年 5 月' })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: '按渠道合计' })).toBeVisible()
    await userEvent.click(before)
    await expect(await canvas.findByText('这个月的账没有加载出来。')).toBeVisible()
    await retry(
      context,
      month.reply(aReconciliationMonth({ month: '2026-04', previous: null, next: '2026-05' })),
    )
    await expect(await canvas.findByRole('table', { name: '按渠道合计' })).toBeVisible()
  },
})

/** Without one in the address it is the month of yesterday; one that makes no sense is none. */
export const UsualMonth = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?tab=channels&month=2026-13'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^20\d\d 年 \d+ 月$/ })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: '按渠道合计' })).toBeVisible()
  },
})
