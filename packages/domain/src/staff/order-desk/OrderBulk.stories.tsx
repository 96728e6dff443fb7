import { beginExport, listExports } from '@portal/api/contract/order-exports.contract'
import { closeOrders, remindOrders } from '@portal/api/contract/order-bulk.contract'
import { getCurrentStaff } from '@portal/api/contract/staff.contract'
import { aStaff } from '@portal/api/fixtures/users'
import { mock } from '@portal/api/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, recordCalls, onADesk } from '../staff-desk/story-desk.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { numberAt, queueOfOrders } from '../staff-desk/story-queue.ts'
import { usual } from './story-orders.ts'

const closing = mock(closeOrders)
const begin = mock(beginExport)
const reminding = mock(remindOrders)
const reminded = recordCalls('*/api/orders/remind_many')
const closed = recordCalls('*/api/orders/close_many')
const closedEvaluations = recordCalls('*/nrckapi/orders/close_many')
const exported = recordCalls('*/api/orders/exports')

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  beforeEach: afresh(() => [
    mock(getCurrentStaff).reply(aStaff({ remark: 'super' })),
    mock(listExports).reply({ list: [] }),
    ...usual(),
  ]),
})

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Selects orders by their numbers; what may be done to them comes. */
async function select({ canvas, userEvent }: Hands, ...numbers: string[]) {
  for (const number of numbers)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `选中 ${number}` }))
  return within(await canvas.findByRole('region', { name: '批量操作' }))
}
const first = '20260518 00137'
const second = '20260518 00134'
const dialog = async (name: string) => within(await shown(body().findByRole('dialog', { name })))

export const Selected = meta.story({
  play: async context => {
    const bar = await select(context, first, second)
    await expect(bar.getByText('已选 2 条')).toBeVisible()
    await expect(bar.getByText('¥6,200.00')).toBeVisible()
    await expect(bar.getByRole('button', { name: '关闭订单' })).toBeEnabled()
    await expect(context.canvas.getByText('第 1–20 条，共 312 条')).toBeVisible()
  },
})
export const SelectedDark = meta.story({ ...Selected.input, globals: { theme: 'dark' } })
export const SelectedOnAPhone = meta.story({
  ...Selected.input,
  globals: { viewport: { value: 'phone' } },
})

export const AllThatMatch = meta.story({
  play: async context => {
    const { canvas, userEvent } = context
    const bar = await select(context, first)
    await userEvent.click(bar.getByRole('button', { name: '改选符合筛选的全部 312 条' }))
    await expect(bar.getByText('已选符合筛选的全部 312 条')).toBeVisible()
    await expect(bar.queryByText(/^¥/)).toBeNull()
    await expect(bar.getByRole('button', { name: '关闭订单' })).toBeDisabled()
    await expect(bar.getByText('提醒和关闭要逐笔选择')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: `选中 ${second}` }))
    await expect(bar.getByText('已选 311 条，不含 1 条')).toBeVisible()
  },
})

/** Another filter finds other orders: none of them is selected. */
export const AnotherFilter = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent } = context
    await select(context, first)
    await userEvent.click(canvas.getByRole('link', { name: /^待确认/ }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: '批量操作' })).toBeNull())
    await expect(await canvas.findByRole('checkbox', { name: `选中 ${first}` })).not.toBeChecked()
  },
})

export const MoreThanAPage = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(...queueOfOrders(120).handlers.slice(0, 1)),
  parameters: { router: { initialEntries: ['/?page_size=100'] } },
  play: async context => {
    const { canvas, userEvent } = context
    await canvas.findByRole('checkbox', { name: `选中 ${numberAt(1)}` })
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中本页全部' }))
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await canvas.findByRole('checkbox', { name: `选中 ${numberAt(120)}` })
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中本页全部' }))
    const bar = within(await canvas.findByRole('region', { name: '批量操作' }))
    await expect(await bar.findByText('提醒和关闭一次最多 100 笔')).toBeVisible()
    // what was chosen on the page before counts as it was
    await expect(bar.getByText('已选 120 条')).toBeVisible()
    await expect(bar.getByText('¥24,000.00')).toBeVisible()
    await expect(bar.getByRole('button', { name: '发送缴费提醒' })).toBeDisabled()
    await expect(bar.getByRole('button', { name: '导出所选' })).toBeEnabled()
  },
})

export const NobodyElseCloses = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(getCurrentStaff).reply(aStaff({ remark: 'finance' }))),
  play: async context => {
    const bar = await select(context, first)
    await expect(bar.getByRole('button', { name: '导出所选' })).toBeEnabled()
    await expect(bar.getByRole('button', { name: '发送缴费提醒' })).toBeEnabled()
    await expect(bar.queryByRole('button', { name: '关闭订单' })).toBeNull()
  },
})

export const OthersOnlyLook = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(mock(getCurrentStaff).reply(aStaff({ remark: 'others' }))),
  play: async context => {
    const bar = await select(context, first)
    await expect(bar.getByRole('button', { name: '导出所选' })).toBeEnabled()
    await expect(bar.queryByRole('button', { name: '发送缴费提醒' })).toBeNull()
  },
})

const results = [
  {
    order_no: '2026051800134',
    result: 'unfit' as const,
    order_status: 30 as const,
    subject_name: '江北港务控股有限公司',
  },
  { order_no: '2026051800137', result: 'closed' as const, order_status: 90 as const, subject_name: '陈知行' },
]

export const Closes = meta.story({
  beforeEach: ({ msw }) => msw.use(closed.listen, closing.reply({ results })),
  play: async context => {
    const { canvas, userEvent } = context
    const bar = await select(context, first, second)
    await userEvent.click(bar.getByRole('button', { name: '关闭订单' }))
    const asked = await dialog('关闭 2 笔订单')
    await userEvent.click(asked.getByRole('button', { name: '关闭订单' }))
    await waitFor(() =>
      expect(asked.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(/请填写原因/),
    )
    await userEvent.click(asked.getByRole('button', { name: '会员要求取消' }))
    await userEvent.click(asked.getByRole('button', { name: '关闭订单' }))
    const outcome = await dialog('已关闭 1 笔，1 笔没有关闭')
    const [kept, gone] = outcome.getAllByRole('listitem')
    await expect(kept).toHaveTextContent('20260518 00134江北港务控股有限公司已支付，不能关闭')
    await expect(gone).toHaveTextContent('20260518 00137陈知行已关闭')
    await expect(closed.sent).toEqual([
      { order_nos: ['2026051800137', '2026051800134'], reason: '会员要求取消' },
    ])
    await expect(canvas.getByText('已选 2 条')).toBeInTheDocument()
  },
})
export const ClosesOnAPhone = meta.story({ ...Closes.input, globals: { viewport: { value: 'phone' } } })

const remindResults = [
  {
    order_no: '2026051800134',
    result: 'recent' as const,
    order_status: 20 as const,
    subject_name: '江北港务控股有限公司',
  },
  {
    order_no: '2026051800137',
    result: 'reminded' as const,
    order_status: 0 as const,
    subject_name: '陈知行',
  },
]

export const Reminds = meta.story({
  beforeEach: ({ msw }) => msw.use(reminded.listen, reminding.reply({ results: remindResults })),
  play: async context => {
    const bar = await select(context, first, second)
    await context.userEvent.click(bar.getByRole('button', { name: '发送缴费提醒' }))
    const asked = within(await shown(body().findByRole('alertdialog', { name: '提醒 2 笔订单缴费' })))
    await context.userEvent.click(asked.getByRole('button', { name: '发送提醒' }))
    const outcome = await dialog('已发送 1 条，1 笔没有发送')
    const [kept, sent] = outcome.getAllByRole('listitem')
    await expect(kept).toHaveTextContent('江北港务控股有限公司24 小时内提醒过，没有再发')
    await expect(sent).toHaveTextContent('20260518 00137陈知行已发短信')
    await expect(reminded.sent).toEqual([{ order_nos: ['2026051800137', '2026051800134'] }])
  },
})
export const AsksBeforeItReminds = meta.story({
  play: async context => {
    const bar = await select(context, first)
    await context.userEvent.click(bar.getByRole('button', { name: '发送缴费提醒' }))
    await shown(body().findByRole('alertdialog', { name: '提醒 1 笔订单缴费' }))
  },
})
export const AsksOnAPhone = meta.story({
  ...AsksBeforeItReminds.input,
  globals: { viewport: { value: 'phone' } },
})

export const RemindingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(reminding.fault()),
  play: async context => {
    const bar = await select(context, first)
    await context.userEvent.click(bar.getByRole('button', { name: '发送缴费提醒' }))
    const asked = within(await shown(body().findByRole('alertdialog', { name: '提醒 1 笔订单缴费' })))
    await context.userEvent.click(asked.getByRole('button', { name: '发送提醒' }))
    await expect(await asked.findByRole('alert')).toHaveTextContent(/接口异常/)
    await expect(asked.getByRole('button', { name: '发送提醒' })).toBeEnabled()
  },
})

/** Orders of the other type are closed under their own prefix. */
export const ClosesEvaluations = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?type=evaluation'] } },
  beforeEach: ({ msw }) => msw.use(closedEvaluations.listen, closing.reply({ results })),
  play: async context => {
    const bar = await select(context, first, second)
    await context.userEvent.click(bar.getByRole('button', { name: '关闭订单' }))
    const asked = await dialog('关闭 2 笔订单')
    await context.userEvent.click(await asked.findByRole('button', { name: '会员要求取消' }))
    await context.userEvent.click(asked.getByRole('button', { name: '关闭订单' }))
    await dialog('已关闭 1 笔，1 笔没有关闭')
    await expect(closedEvaluations.sent).toMatchObject([{ reason: '会员要求取消' }])
  },
})

/** When the results were read nothing is selected any more. */
export const ResultsAreRead = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(closing.reply({ results })),
  play: async context => {
    const { canvas, userEvent } = context
    const bar = await select(context, first)
    await userEvent.click(bar.getByRole('button', { name: '关闭订单' }))
    const asked = await dialog('关闭 1 笔订单')
    await userEvent.type(asked.getByRole('textbox', { name: '原因' }), '重复')
    await userEvent.click(asked.getByRole('button', { name: '关闭订单' }))
    const outcome = await dialog('已关闭 1 笔，1 笔没有关闭')
    await userEvent.click(outcome.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: '批量操作' })).toBeNull())
  },
})

export const ClosingFails = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(closing.fault()),
  play: async context => {
    const { userEvent } = context
    const bar = await select(context, first)
    await userEvent.click(bar.getByRole('button', { name: '关闭订单' }))
    const asked = await dialog('关闭 1 笔订单')
    await userEvent.type(asked.getByRole('textbox', { name: '原因' }), '重复生成')
    await userEvent.click(asked.getByRole('button', { name: '关闭订单' }))
    await waitFor(() =>
      expect(asked.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(/接口异常/),
    )
    await userEvent.click(asked.getByRole('button', { name: '取消' }))
    await userEvent.click(bar.getByRole('button', { name: '关闭订单' }))
    const again = await dialog('关闭 1 笔订单')
    await expect(again.getByRole('textbox', { name: '原因' })).toHaveValue('重复生成')
    await userEvent.clear(again.getByRole('textbox', { name: '原因' }))
    await userEvent.click(again.getByRole('button', { name: '取消' }))
  },
})

export const Exports = meta.story({
  beforeEach: ({ msw }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    msw.use(
      exported.listen,
      begin.reply({
        id: 'export1',
        file_name: '订单-20260518-144605.csv',
        format: 'csv',
        state: 'waiting',
        rows: 2,
        sent: 0,
        created_at: '2026-05-18 14:46:05',
        url: '/exports/export1?e=1&s=x',
      }),
    )
  },
  play: async context => {
    const { userEvent } = context
    const bar = await select(context, first, second)
    await userEvent.click(bar.getByRole('button', { name: '导出所选' }))
    const box = await dialog('导出所选 2 条订单')
    await userEvent.click(box.getByRole('button', { name: 'CSV' }))
    await expect(await box.findByText(/已开始下载 订单-20260518-144605.csv，共 2 条/)).toBeVisible()
    await expect(exported.sent).toMatchObject([{ only: ['2026051800137', '2026051800134'], format: 'csv' }])
  },
})
