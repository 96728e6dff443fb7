import { anEvaluation, anEvaluationDetail } from '@portal/api/fixtures/orders'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { address, onADesk, retry, showsHeading } from '../staff-desk/story-desk.tsx'
import { keptPreferences } from '../staff-preferences/story-preferences.ts'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { list, one, page, rows, usual } from './story-orders.ts'

let asked: URLSearchParams[] = []

/** Records every question for the list, and leaves the answer to the mock behind it. */
const listen = http.get('*/api/orders', ({ request }) => {
  asked.push(new URL(request.url).searchParams)
})

const lastAsked = () => asked.at(-1)

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(listen, ...usual())
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
    await expect(canvas.getByText('¥486,230.00')).toBeVisible()
    await expect(canvas.getByText(/数据截至/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^待确认\s*23$/ })).toHaveAttribute('href', '/?status=10')
    await expect(canvas.getByRole('link', { name: /^全部\s*312$/ })).toHaveAttribute('aria-current', 'page')
  },
})

/** The other type is another queue under the same filters: rows, counts, drawer and what is done there are its own. */
export const Evaluations = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      list.answer(({ request, params: { prefix } }) => {
        if (prefix !== 'nrckapi') return Promise.resolve(undefined)
        asked.push(new URL(request.url).searchParams)
        return Promise.resolve(
          page({
            list: [anEvaluation({ order_status: 10, subject_name: '苏既明' })],
            total: 1,
            counts: [{ order_status: 10, count: 1 }],
            total_fen: 120_000,
          }),
        )
      }),
      one.answer(({ params: { prefix } }) =>
        Promise.resolve(
          prefix === 'nrckapi'
            ? anEvaluationDetail({ order_status: 10, subject_name: '苏既明', allowed: ['confirm'] })
            : undefined,
        ),
      ),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^待确认/ }))
    // its count has come
    await userEvent.click(await canvas.findByRole('link', { name: '评价费 1' }))
    await expect(await canvas.findByRole('link', { name: '20260518 00142' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '20260518 00137' })).toBeNull()
    await waitFor(() => expect(address(canvasElement).toString()).toBe('type=evaluation&status=10'))
    await expect(lastAsked()?.get('status')).toBe('10')
    await userEvent.click(canvas.getByRole('link', { name: '20260518 00142' }))
    const drawer = within(await canvas.findByRole('dialog'))
    await expect(await drawer.findByText('四星评价费')).toBeVisible()
    await expect(drawer.queryByText('会员期')).toBeNull()
    await expect(await drawer.findByRole('link', { name: '去确认' })).toHaveAttribute(
      'href',
      '/paymentAffirm?type=evaluation&order=2026051800142',
    )
  },
})

/** The second press comes before the first is drawn: the type keeps the status, and the status the type. */
export const TwoTabsQuickly = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    const link = (name: RegExp) => canvas.getByRole('link', { name })
    link(/^待确认/).click()
    link(/^评价费/).click()
    await waitFor(() => expect(address(canvasElement).toString()).toBe('type=evaluation&status=10'))
    link(/^会费/).click()
    link(/^已支付/).click()
    await waitFor(() => expect(address(canvasElement).toString()).toBe('status=30'))
  },
})

/** An order opens as one of the rows it was pressed in, whichever type was pressed before. */
export const RowAfterAPressOnTheOtherType = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('link', { name: '20260518 00137' })
    canvas.getByRole('link', { name: /^待确认/ }).click()
    canvas.getByRole('link', { name: /^评价费/ }).click()
    row.click()
    await canvas.findByRole('dialog')
    await waitFor(() => expect(address(canvasElement).toString()).toBe('status=10&order=2026051800137'))
  },
})

export const FiltersStandInTheAddress = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: '待支付' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '异常' }))
    await waitFor(() => expect(address(canvasElement).get('status')).toBe('0,99'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '状态：待支付、异常' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '会员类型' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '单位' }))
    await userEvent.click(canvas.getByRole('button', { name: '渠道', expanded: false }))
    await userEvent.click(await canvas.findByRole('radio', { name: '对公转账' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: '渠道：对公转账' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '下单时间', expanded: false }))
    await userEvent.click(await canvas.findByRole('button', { name: '今天' }))
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('-amount_fen'))
    await expect(lastAsked()?.get('status')).toBe('0,99')
    await expect(lastAsked()?.get('subject_type')).toBe('enterprise')
    await expect(lastAsked()?.get('channel')).toBe('offline')
    await expect(lastAsked()?.get('from')).toBe(lastAsked()?.get('to'))
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await waitFor(() => expect([...address(canvasElement).keys()]).toEqual(['sort']))
  },
})

/** React draws a press before the next one, but not the list that it leads to. */
const pressed = async (control: HTMLElement) => {
  control.click()
  await Promise.resolve()
}

export const QuickChoicesAreAllKept = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.click(canvas.getByRole('button', { name: '状态' }))
    const unpaid = await canvas.findByRole('checkbox', { name: '待支付' })
    const sort = canvas.getByRole('button', { name: '应付金额' })
    await pressed(unpaid)
    await pressed(canvas.getByRole('checkbox', { name: '异常' }))
    await expect(unpaid).toBeChecked()
    await pressed(sort)
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('-amount_fen'))
    await expect(lastAsked()?.get('status')).toBe('0,99')
    await waitFor(() => expect(address(canvasElement).get('status')).toBe('0,99'))
  },
})

export const ReadsTheAddress = meta.story({
  parameters: {
    router: {
      initialEntries: ['/?status=10&q=%E9%99%88&from=2026-05-01&to=2026-05-18&page=2&page_size=50'],
    },
  },
  beforeEach: ({ msw }) => msw.use(listen, list.reply(page({ page: 2, page_size: 50 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('第 51–100 条，共 312 条')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索订单' })).toHaveValue('陈')
    await expect(canvas.getByRole('button', { name: '下单时间：2026-05-01 至 2026-05-18' })).toBeVisible()
    await expect(lastAsked()?.get('page_size')).toBe('50')
  },
})

export const SearchWaitsForTheComposition = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.keyboard('/')
    const box = canvas.getByRole('searchbox', { name: '搜索订单' })
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'H7K4{Enter}')
    await waitFor(() => expect(address(canvasElement).get('q')).toBe('H7K4'))
    await waitFor(() => expect(lastAsked()?.get('q')).toBe('H7K4'))
    await userEvent.clear(box)
    await waitFor(() => expect(address(canvasElement).has('q')).toBe(false))
  },
})

export const SearchKeepsTheOrderOpenedMeanwhile = meta.story({
  // about the way, not the look
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const row = await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索订单' }), '陈')
    await userEvent.click(row)
    await waitFor(() => expect(address(canvasElement).get('order')).toBe('2026051800137'))
    await waitFor(() => expect(address(canvasElement).get('q')).toBe('陈'))
    await waitFor(() => expect(address(canvasElement).get('order')).toBe('2026051800137'))
  },
})

let server = keptPreferences()

export const KeepsColumnsAndRowHeight = meta.story({
  beforeEach: ({ msw }) => {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('columnheader', { name: '渠道' })
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    const panel = within(canvas.getByRole('group', { name: '列设置' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: '渠道' }))
    await waitFor(() => expect(server.sent.at(-1)?.orders_columns?.hidden).toEqual(['channel']))
    await userEvent.click(panel.getByRole('radio', { name: '宽松' }))
    await waitFor(() => expect(server.sent.at(-1)).toEqual({ row_height: 'relaxed' }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('columnheader', { name: '渠道' })).toBeNull()
    await expect(canvas.getByRole('columnheader', { name: '发展人' })).toBeVisible()
  },
})

export const KeepsSortAndPageSize = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    server = keptPreferences()
    msw.use(...server.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await waitFor(() => expect(server.sent).toEqual([{ orders_sort: '-amount_fen' }]))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /每页/ }), '50')
    await waitFor(() => expect(server.sent.at(-1)).toEqual({ orders_page_size: 50 }))
  },
})

/** Where the address asks for nothing, as the person had it last. */
export const OpensAsItWasKept = meta.story({
  tags: ['no-picture'],
  beforeEach: () => {
    const saved = { orders_sort: 'amount_fen', orders_page_size: 50 }
    window.localStorage.setItem('preferences', JSON.stringify({ saved, unsaved: {} }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    await expect(lastAsked()?.get('sort')).toBe('amount_fen')
    await expect(lastAsked()?.get('page_size')).toBe('50')
  },
})

export const Refreshes = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    msw.use(list.reply(page({ list: rows.slice(1), total: 311 })))
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: '20260518 00137' })).toBeNull())
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(list.never()) })

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, counts: [], total_fen: 0 }))),
  play: showsHeading('还没有订单'),
})

export const NothingMatches = meta.story({
  parameters: { router: { initialEntries: ['/?status=99&from=2026-05-01&to=2026-05-18'] } },
  beforeEach: ({ msw }) => msw.use(list.reply(page({ list: [], total: 0, total_fen: 0 }))),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(
      await canvas.findByText('当前筛选：状态为异常，下单时间为 2026-05-01 至 2026-05-18。'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(address(canvasElement).toString()).toBe(''))
  },
})

/** What fits very many is not counted on, and none of what is not known is named: no tab's number, no sum, no offer of all. */
export const FitsVeryMany = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(list.reply(page({ total: 10_000, more: true, uncounted: true, counts: [], total_fen: 0 }))),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('第 1–20 条，超过 10000 条')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '全部' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '待确认' })).toBeVisible()
    await expect(canvas.queryByText(/应付合计/)).toBeNull()
    await expect(canvas.getByRole('button', { name: '导出' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中本页全部' }))
    const bar = await canvas.findByRole('region', { name: '批量操作' })
    await expect(bar).toHaveTextContent('已选 6 条')
    await expect(within(bar).queryByRole('button', { name: /改选/ })).toBeNull()
  },
})

export const PastTheLastPage = meta.story({
  parameters: { router: { initialEntries: ['/?page=99'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/orders', ({ request }) => {
        const at = Number(new URL(request.url).searchParams.get('page'))
        const data = page({ list: at === 16 ? rows.slice(0, 1) : [], page: at })
        return Response.json({ code: 200, message: '', data })
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).toString()).toBe('page=16'))
  },
})

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(list.fault()),
  play: async context => {
    await retry(context, list.reply(page()))
    await expect(await context.canvas.findByRole('link', { name: '20260518 00137' })).toBeVisible()
  },
})

export const KeepsTheListWhenARefreshFails = meta.story({
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: '20260518 00137' })
    msw.use(list.fault())
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('下面是之前的结果')
    await expect(canvas.getByRole('link', { name: '20260518 00137' })).toBeVisible()
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const sort = await canvas.findByRole('combobox', { name: '排序' })
    await expect(sort).toHaveDisplayValue('下单时间 降序')
    await userEvent.selectOptions(sort, '应付金额 降序')
    await expect(sort).toHaveDisplayValue('应付金额 降序')
  },
})
