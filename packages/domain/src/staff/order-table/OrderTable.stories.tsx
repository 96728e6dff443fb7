import { anOrder } from '@portal/api/fixtures/orders'
import type { OrderStatus } from '@portal/api/rules/order'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { OrderTable } from './OrderTable.tsx'

const every: OrderStatus[] = [0, 10, 15, 20, 30, 40, 50, 60, 90, 99]
const rows = every.map((order_status, at) =>
  anOrder({
    id: `o${at}`,
    order_no: `2026051800${137 - at}`,
    order_status,
    subject_type: at % 3 === 0 ? 'enterprise' : 'personal',
    subject_name: at % 3 === 0 ? '江海联运集团有限公司' : '陈知行',
    item: at % 3 === 0 ? '单位会费' : '个人会费',
    amount_fen: at % 3 === 0 ? 600_000 : 20_000,
    channel: at % 2 === 0 ? 'offline' : null,
    deadline_at: order_status < 20 ? '2026-05-27 23:59:59' : null,
    paid_at: order_status === 30 ? '2026-05-18 15:20:00' : null,
    agent_name: at % 3 === 0 ? '周明远' : null,
    invoice_status: order_status === 30 || order_status === 50 ? 'issued' : null,
    invoice_delivered: order_status === 30,
  }),
)

const meta = preview.meta({
  component: OrderTable,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  parameters: { layout: 'fullscreen' },
  args: { rows, today: '2026-05-18', onOpen: fn(), onSort: fn() },
})

export const Loaded = meta.story({
  args: { sort: { column: 'created_at', direction: 'descending' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getByRole('cell', { name: '已送达' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: '已开票' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'amount_fen', direction: 'descending' })
    await userEvent.click(canvas.getByRole('link', { name: '20260518 00137' }))
    await expect(args.onOpen).toHaveBeenCalledWith(rows[0])
  },
})

export const WholeRowOpens = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('row', { name: /20260518 00136/ })
    await userEvent.click(within(row).getByText('待确认'))
    await expect(args.onOpen).toHaveBeenCalledWith(rows[1])
  },
})

export const BesideADrawer = meta.story({
  args: { columns: 'few', current: rows[1]?.order_no },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5)
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('20260518 00136')
  },
})

export const Loading = meta.story({ args: { rows: [], loading: true } })

export const LongNames = meta.story({
  args: {
    rows: [
      anOrder({
        subject_type: 'enterprise',
        subject_name: '信衡会计师事务所（特殊普通合伙）北京市海淀区中关村科技园第一分所',
        amount_fen: 123_456_789_00,
        agent_name: '欧阳上官司马诸葛',
      }),
    ],
  },
})

export const AnotherYear = meta.story({
  args: { today: '2027-01-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('2026-05-18')[0]).toBeVisible()
    const paid = within(canvas.getByRole('row', { name: /20260518 00133/ }))
    await expect(paid.getAllByText('2026-05-18')).toHaveLength(2)
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, args: { current: rows[2]?.order_no } })

export const Cards = meta.story({ globals: { viewport: { value: 'phone' } } })
export const CardsDark = meta.story({ globals: { theme: 'dark', viewport: { value: 'phone' } } })
