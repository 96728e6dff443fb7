import type { ChannelSums } from '@portal/api/contract/reconciliation.schema'
import { aGivenDelegation } from '@portal/api/fixtures/delegations'
import {
  aBalancedDay,
  anOrderOverMidnight,
  aReconciledDay,
  aReconciliationDay,
  reconciledDays,
  withAWrongFee,
} from '@portal/api/fixtures/reconciliation'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  address,
  afresh,
  fitsTheWindow,
  onADesk,
  onALaptop,
  picksAndGoesBack,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'
import { days, one, usual } from './story-reconciliation.ts'

const meta = preview.meta({ component: ReconciliationPanel, ...onADesk, beforeEach: afresh(usual) })

const phone = { viewport: { value: 'phone' } }
const dark = { theme: 'dark' } as const
const at = (search: string) => ({ router: { initialEntries: [`/?${search}`] } })

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '05-15 周五 ¥59,336.80 银行入账 3 条差异' }),
    ).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByText('每天 09:30 对前一天，上次 05-18 09:31')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '未平差异 4' })).not.toHaveAttribute('aria-current')
    const groups = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(groups.slice(0, 3)).toEqual(['有差异 2', '等账单 2', '已对平 4'])
    await expect(canvas.getByRole('button', { name: /^05-11 周一 .* 已完成$/ })).toBeVisible()

    await expect(await canvas.findByText('订单已支付 71 笔')).toBeVisible()
    await expect(canvas.getByText('跨日', { selector: 'dt' }).parentElement).toHaveTextContent('−¥800.00')
    await expect(canvas.getByText('4 条，3 条要处理')).toBeVisible()
    const table = within(canvas.getByRole('table', { name: '差异' }))
    await expect(table.getByRole('row', { name: /^金额不同 银行少到 20260515 00151 / })).toHaveTextContent(
      '−¥10.00',
    )
    await expect(table.getByText('支付宝账单在 05-16，入账后自动对上')).toBeVisible()
    const sums = within(canvas.getByRole('table', { name: '按渠道合计' }))
    await expect(
      sums.getByRole('row', {
        name: '合计 71 ¥56,800.00 59 ¥22,200.00 ¥133.20 ¥56,066.80 ¥59,336.80 +¥2,670.00',
      }),
    ).toBeVisible()
    await expect(canvas.getByText(/手续费按 0.6% 核过，与账单一致。/)).toBeVisible()
    const finish = canvas.getByRole('button', { name: '完成 05-15 对账' })
    await expect(finish).toBeDisabled()
    await expect(finish).toHaveAccessibleDescription('还有 3 条差异没有处理，处理完才能完成这一天')
  },
})
export const Dark = meta.story({ globals: dark, play: showsHeading('差异 4 条，3 条要处理') })
export const Laptop = meta.story({ ...onALaptop, play: showsHeading('差异 4 条，3 条要处理') })

export const PhoneListThenDay = meta.story({
  globals: phone,
  play: picksAndGoesBack(/^05-14 周四/, '05-14 周四', /^05-13 周三/),
})
export const PhoneDay = meta.story({
  globals: phone,
  parameters: at('day=2026-05-15'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '05-15 周五' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^合计 71/ })).toBeVisible()
  },
})
export const PhoneDayDark = meta.story({ ...PhoneDay.input, globals: { ...phone, ...dark } })

/** The narrowest window that WCAG asks for. */
export const NoSidewaysScrolling = meta.story({
  tags: ['no-picture'],
  globals: { viewport: { value: 'narrowest' } },
  parameters: {
    ...at('day=2026-05-15'),
    viewport: { options: { narrowest: { name: '320', styles: { width: '320px', height: '640px' } } } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: '05-15 周五' })).toBeVisible()
    await fitsTheWindow(canvasElement)
    const region = canvas.getByRole('region', { name: '当天的账' })
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth)
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(days.never(), one.never()) })

export const RecoversFromAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(days.fault()),
  play: async context => {
    await retry(context, days.reply(reconciledDays()))
    await expect(await context.canvas.findByRole('button', { name: /^05-15 周五/ })).toBeVisible()
  },
})

export const DayRecovers = meta.story({
  beforeEach: ({ msw }) => msw.use(one.fault()),
  play: async context => {
    await expect(await context.canvas.findByText(/这一天的账没有加载出来。/)).toBeVisible()
    await retry(context, one.reply(aReconciliationDay()))
    await expect(await context.canvas.findByText('4 条，3 条要处理')).toBeVisible()
  },
})

export const DayIsMissing = meta.story({
  parameters: at('day=2026-05-18'),
  beforeEach: ({ msw }) => msw.use(one.notFound()),
  play: showsHeading('这一天还没有对账'),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(days.reply(reconciledDays({ days: [], next_before: null, open_count: 0, last_run_at: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有可以对账的日子' })).toBeVisible()
    await expect(canvas.getByText('每天 09:30 对前一天，还没有对过')).toBeVisible()
  },
})

export const Balanced = meta.story({
  parameters: at('day=2026-05-13'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '差异 没有差异' })).toBeVisible()
    await expect(canvas.queryByRole('table', { name: '差异' })).toBeNull()
    await expect(canvas.getByRole('button', { name: '完成 05-13 对账' })).toBeEnabled()
  },
})

/** The list and the day say who is asked to do it. */
export const PassedOn = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      days.reply(reconciledDays({ days: [aReconciledDay({ delegation: aGivenDelegation() })] })),
      one.reply(aReconciliationDay({ delegation: aGivenDelegation() })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('您 05-18 11:40 转给 林若谷')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^05-15 周五/ })).toHaveTextContent(
      '银行入账 · 转给 林若谷',
    )
    await expect(canvas.getByRole('button', { name: '转给同事' })).toBeEnabled()
  },
})

export const Closed = meta.story({
  parameters: at('day=2026-05-11'),
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(aBalancedDay({ day: '2026-05-11', closed: { at: '2026-05-12 10:02:00', by: '沈静仪' } })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('沈静仪在 05-12 10:02 完成了这一天的对账')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /完成 05-11 对账|重新对账/ })).toBeNull()
  },
})

const unknown = (sums: ChannelSums): ChannelSums => ({
  ...sums,
  bill: null,
  expected_fen: null,
  bank_fen: null,
  difference_fen: 0,
})

/** Neither a bill nor the bank's lines: what is not known is a dash, and no total is made up. */
export const Waits = meta.story({
  parameters: at('day=2026-05-17'),
  beforeEach: ({ msw }) => {
    const [wechat, , transfers] = aReconciliationDay().channels
    msw.use(
      one.reply(
        aReconciliationDay({
          day: '2026-05-17',
          state: 'waiting',
          order_count: 50,
          bridge: [{ step: 'orders', amount_fen: 4_820_000 }],
          channels: [wechat, transfers].flatMap(sums => (sums ? unknown(sums) : [])),
          agreed_count: 0,
          awaits: [
            { channel: 'wechat', what: 'bill' },
            { channel: 'offline', what: 'statement' },
          ],
          differences: [anOrderOverMidnight({ other_day: null })],
        }),
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/还在等微信支付账单、银行流水，对平后才能完成这一天/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '导入银行流水' })).toHaveAttribute(
      'href',
      '/paymentAffirm/statements',
    )
    await expect(canvas.getByText('等支付宝账单记到以后自动对上')).toBeVisible()
    await expect(canvas.getByRole('row', { name: '合计 50 ¥48,200.00 无 无 无 无 无 无' })).toBeVisible()
    await expect(canvas.queryByText(/手续费按/)).toBeNull()
    await expect(canvas.getByRole('button', { name: '完成 05-17 对账' })).toBeDisabled()
  },
})

export const FeesDiffer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      one.reply(aReconciliationDay({ channels: withAWrongFee(aReconciliationDay().channels, 'wechat') })),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^账单里的手续费与费率不符，请向渠道核对：微信支付 2 笔不符，当天收了 ¥86\.40，按 0\.6% 应为 ¥85\.00。$/,
      ),
    ).toBeVisible()
    await expect(canvas.queryByText(/与账单一致/)).toBeNull()
  },
})

export const OlderDays = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '更早的日子' }))
    await expect(await canvas.findByRole('button', { name: /^05-08 周五/ })).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: '已对平 6' })).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: '更早的日子' })).toBeNull()
  },
})

export const OlderDaysFail = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '更早的日子' })
    msw.use(days.fault())
    await userEvent.click(button)
    const again = await canvas.findByRole('button', { name: '再试一次' })
    await expect(canvas.getByRole('alert')).toHaveTextContent('更早的日子没有加载出来。')
    msw.use(...usual())
    await userEvent.click(again)
    await expect(await canvas.findByRole('button', { name: /^05-08 周五/ })).toBeInTheDocument()
  },
})

export const WalksByKey = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('4 条，3 条要处理')
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: '05-14 周四' })).toBeInTheDocument()
    await userEvent.keyboard('jjj')
    await waitFor(() => expect(address(canvasElement).get('day')).toBe('2026-05-13'))
    await expect(await canvas.findByRole('button', { name: '完成 05-13 对账' })).toBeEnabled()
    await userEvent.keyboard('k')
    await waitFor(() => expect(address(canvasElement).get('day')).toBe('2026-05-16'))
  },
})
