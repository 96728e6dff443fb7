import { beginExport, listExports } from '@portal/api/contract/order-exports.contract'
import type { OrderExport as Export } from '@portal/api/contract/order-exports.schema'
import { mock } from '@portal/api/mocks'
import { plainLayout } from '@portal/ui/column-settings'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderExport } from './OrderExport.tsx'
import { orderViewFor } from './order-view.ts'

const begin = mock(beginExport)
const recent = mock(listExports)
const { usual } = orderViewFor({ sort: '-created_at', pageSize: 20 })

const anExport = (part: Partial<Export> = {}): Export => ({
  id: 'export1',
  file_name: '订单-20260518-144605.xlsx',
  format: 'xlsx',
  state: 'done',
  rows: 312,
  sent: 312,
  created_at: '2026-05-18 14:46:05',
  ...part,
})
const begun = { ...anExport({ state: 'waiting', sent: 0 }), url: '/exports/export1?e=1&s=x' }

/** Where the browser was sent to save a file. */
let saved: string[] = []
let asked: object | undefined

const meta = preview.meta({
  component: OrderExport,
  globals: { density: 'staff' },
  args: { view: usual, layout: plainLayout, total: 312, masked: false },
  render: args => (
    <div style={{ display: 'flow-root', minHeight: 420, padding: 16 }}>
      <div style={{ float: 'right' }}>
        <OrderExport {...args} />
      </div>
    </div>
  ),
  beforeEach: ({ msw }) => {
    saved = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.pathname}`)
    })
    msw.use(begin.reply(begun), recent.reply({ list: [] }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^导出/ }))
    await expect(await canvas.findByRole('heading', { name: /^导出/ })).toBeVisible()
  },
})

export const Open = meta.story()

/** The file holds what the list shows, of the same type. */
export const OfEvaluations = meta.story({
  tags: ['no-picture'],
  args: { view: { ...usual, type: 'evaluation', statuses: [10] }, total: 3 },
  beforeEach: ({ msw }) =>
    msw.use(
      begin.answer(({ params: { prefix } }) => Promise.resolve(prefix === 'nrckapi' ? begun : undefined)),
      recent.answer(({ params: { prefix } }) =>
        Promise.resolve(prefix === 'nrckapi' ? { list: [anExport({ rows: 3 })] } : undefined),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 3 条' }))
    const panel = within(await canvas.findByRole('group', { name: '导出订单' }))
    await expect(await panel.findByText(/^评价费订单，状态为待确认。/)).toBeVisible()
    await expect(await panel.findByText('共 3 条，已完成')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'CSV' }))
    await expect(await panel.findByText(/^已开始下载/)).toBeVisible()
  },
})

export const Downloads = meta.story({
  args: {
    view: { ...usual, statuses: [0, 10], q: '陈', from: '2026-05-01', to: '2026-05-18' },
    layout: { order: ['status'], hidden: ['agent', 'channel'] },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      begin.replyWith(body => {
        asked = body
        return begun
      }),
      recent.reply({ list: [anExport()] }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 312 条' }))
    const panel = within(await canvas.findByRole('group', { name: '导出订单' }))
    await expect(await panel.findByText(/状态为待支付、待确认/)).toBeVisible()
    await userEvent.dblClick(panel.getByRole('button', { name: 'Excel（.xlsx）' }))
    await expect(await panel.findByText(/^已开始下载/)).toBeVisible()
    await expect(saved).toEqual(['订单-20260518-144605.xlsx /exports/export1'])
    await expect(asked).toEqual({
      format: 'xlsx',
      status: '0,10',
      q: '陈',
      from: '2026-05-01',
      to: '2026-05-18',
      sort: '-created_at',
      columns: ['order_no', 'item', 'member', 'amount_fen', 'status', 'document', 'created_at', 'paid_at'],
    })
  },
})

export const States = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      recent.reply({
        list: [
          anExport({ id: 'e1', state: 'running', rows: 200_000, sent: 81_400 }),
          anExport({ id: 'e2' }),
          anExport({ id: 'e3', state: 'cut', sent: 90 }),
          anExport({
            id: 'e4',
            state: 'waiting',
            sent: 0,
            format: 'csv',
            file_name: '订单-20260518-1102.csv',
          }),
        ],
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 312 条' }))
    await expect(await canvas.findByText('已导出 81400 / 200000 条')).toBeVisible()
    await expect(canvas.getByText('共 312 条，已完成')).toBeVisible()
    await expect(canvas.getByText('已中断，请重新导出')).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(begin.refuse('nothing_to_export')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 312 条' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有符合条件的订单')
    await expect(saved).toEqual([])
  },
})

export const Recovers = meta.story({
  beforeEach: ({ msw }) => msw.use(begin.tooMany(60)),
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 312 条' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'CSV' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    msw.use(begin.reply(begun))
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(await canvas.findByText(/^已开始下载/)).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const NothingToExport = meta.story({
  args: { total: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expect(await canvas.findByText('没有符合条件的订单，请先调整筛选。')).toBeVisible()
  },
})

export const Masked = meta.story({ args: { masked: true } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: args => (
    <div style={{ minHeight: 420, padding: 16 }}>
      <OrderExport {...args} />
    </div>
  ),
})
