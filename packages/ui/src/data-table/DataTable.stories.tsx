import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LoadState } from '../load-state/index.ts'
import { StatusInline } from '../status/index.ts'
import { cards } from './cards.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps } from './DataTable.types.ts'
import { rowPanel } from './row-panel.ts'
import { noneSelected } from './row-selection.ts'
import { selection } from './selection.tsx'
import { sorting } from './sorting.tsx'
import { sticky } from './sticky.ts'

interface Order {
  id: string
  item: string
  member: string
  amount: string
  time: string
}

const rows: Order[] = [
  {
    id: '20260518 00137',
    item: '单位会费',
    member: '华岳重工集团有限公司',
    amount: '¥6,000.00',
    time: '05-18 14:40',
  },
  { id: '20260518 00136', item: '个人会费', member: '赵清和', amount: '¥200.00', time: '05-18 14:22' },
  {
    id: '20260517 00214',
    item: '单位会费',
    member: '信衡会计师事务所（特殊普通合伙）北京分所',
    amount: '¥2,000.00',
    time: '05-17 17:58',
  },
]

const columns: Column<Order>[] = [
  { id: 'id', header: '订单号', cell: row => row.id, width: 140 },
  { id: 'item', header: '项目', cell: row => row.item },
  { id: 'member', header: '会员', cell: row => row.member, title: row => row.member },
  { id: 'amount', header: '应付金额', cell: row => row.amount, align: 'end', sortable: true },
  {
    id: 'status',
    header: '订单状态',
    cell: () => (
      <StatusInline family="info" icon="clock">
        待确认
      </StatusInline>
    ),
  },
  { id: 'time', header: '下单时间', cell: row => row.time, sortable: true },
]

const onOpen = fn()
const onSort = fn()

const sorted = sorting({ sort: { column: 'time', direction: 'descending' }, onSort })

function Example(props: Partial<DataTableProps<Order>>) {
  const [value, onChange] = useState(noneSelected)
  return (
    <DataTable
      caption="订单"
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      onOpen={onOpen}
      features={[sorted, sticky(), cards(), selection({ value, onChange })]}
      {...props}
    />
  )
}

const meta = preview.meta({ component: Example, globals: { density: 'staff' } })

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toBeVisible()
    await userEvent.click(canvas.getByText('赵清和'))
    await expect(onOpen).toHaveBeenLastCalledWith(rows[1])
    await userEvent.click(canvas.getByRole('link', { name: '20260518 00137' }))
    await expect(onOpen).toHaveBeenLastCalledWith(rows[0])
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '20260518 00136' })).toHaveFocus())
  },
})
export const SortsOnTheServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('button', { name: '下单时间' }))
    await expect(onSort).toHaveBeenLastCalledWith({ column: 'time', direction: 'ascending' })
  },
})
export const Selects = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 20260518 00136' }))
    await expect(canvas.getByRole('checkbox', { name: '选中本页全部' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中本页全部' }))
    await expect(canvas.getByRole('checkbox', { name: '选中 20260517 00214' })).toBeChecked()
    await expect(onOpen).not.toHaveBeenCalled()
  },
})
export const Current = meta.story({ args: { current: '20260518 00136' } })
export const Loading = meta.story({ args: { loading: true, rows: [] } })
export const Empty = meta.story({
  args: {
    rows: [],
    empty: (
      <LoadState state="empty" title="没有符合条件的订单">
        当前筛选：状态为异常。
      </LoadState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '没有符合条件的订单' })).toBeVisible()
  },
})
export const Member = meta.story({
  globals: { density: 'member' },
  args: { features: [sorted, sticky(), cards()] },
})
/** The table alone, without any feature. */
export const Plain = meta.story({
  args: { features: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '下单时间' })).not.toHaveAttribute('aria-sort')
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})
export const PanelUnderARow = meta.story({
  globals: { density: 'member' },
  args: {
    features: [
      rowPanel<Order>({
        isOpen: row => row.item === '个人会费',
        panelId: row => `panel ${row.id}`,
        panel: '付款与办理记录',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [, , open, panel] = canvas.getAllByRole('row')
    await expect(open).toHaveTextContent('赵清和')
    await expect(panel).toHaveTextContent('付款与办理记录')
  },
})
export const Cards = meta.story({
  globals: { viewport: { value: 'phone' }, density: 'member' },
  args: { features: [sorted, sticky(), cards()] },
})
export const StaffCards = meta.story({ globals: { viewport: { value: 'phone' } } })
const places: Record<string, Column<Order>['card']> = {
  id: { line: 1 },
  amount: { line: 1, side: 'end' },
  member: { line: 2 },
  time: { line: 3, label: '下单' },
  item: null,
}
/** Columns that have a place in the card need no line of their own. */
export const CardsInFewLines = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map(column => Object.assign({}, column, { card: places[column.id] })) },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('row')
    const cells = within(card ?? document.body).getAllByRole('cell')
    const topOf = (text: string) =>
      Math.round(cells.find(cell => cell.textContent === text)?.getBoundingClientRect().bottom ?? 0)
    await expect(topOf('¥6,000.00')).toBe(topOf('20260518 00137'))
    await expect(topOf('05-18 14:40')).toBeGreaterThan(topOf('华岳重工集团有限公司'))
    await expect(canvas.queryByRole('cell', { name: '单位会费' })).toBeNull()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { current: '20260518 00137' } })
