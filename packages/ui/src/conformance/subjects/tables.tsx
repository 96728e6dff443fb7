import { useState } from 'react'
import { expect, vi } from 'vitest'
import { ColumnSettings, plainLayout, type ColumnLayout } from '../../column-settings/index.ts'
import {
  cards,
  DataTable,
  noneSelected,
  selection,
  sorting,
  sticky,
  type RowSelection,
  type Sort,
} from '../../data-table/index.ts'
import { focus, gone, one, press, pressTo, push } from '../keys.ts'
import { control, mount } from '../mount.tsx'
import type { Subject } from '../subject.ts'

const nothing = () => undefined
const byParts = { none: 'its parts are disabled one by one, and are subjects of their own' }
const callerKeeps = 'its caller asks the server for the rows'

interface Order {
  id: string
  firm: string
  amount: string
}
const orders: readonly Order[] = [
  { id: '20260518-1', firm: '中华企财示例有限公司', amount: '¥6,000.00' },
  { id: '20260518-2', firm: '远山咨询（上海）有限公司', amount: '¥1,200.00' },
  { id: '20260518-3', firm: '江城财务公司', amount: '¥600.00' },
]
const columns = [
  { id: 'id', header: '订单号', cell: (order: Order) => order.id, width: 180, sortable: true },
  { id: 'firm', header: '单位', cell: (order: Order) => order.firm },
  { id: 'amount', header: '金额', cell: (order: Order) => order.amount, align: 'end', width: 120 },
] as const
/** What every table is given. */
const list = { caption: '订单', columns, rows: orders, rowKey: ({ id }: Order) => id }

const settable = [
  { id: 'id', header: '订单号', fixed: true },
  { id: 'firm', header: '单位' },
  { id: 'amount', header: '金额' },
]

function Settings({ first = plainLayout }: { first?: ColumnLayout }) {
  const [layout, setLayout] = useState(first)
  return (
    <>
      <ColumnSettings columns={settable} value={layout} onChange={setLayout} onRowHeightChange={nothing} />
      <output>{[...layout.hidden, ...layout.order].join(' ')}</output>
    </>
  )
}

/** With everything it can do. */
function Desk() {
  const [value, onChange] = useState<RowSelection>({ kind: 'some', keys: new Set(['20260518-2']) })
  return (
    <DataTable
      {...list}
      onOpen={nothing}
      current="20260518-3"
      features={[
        sorting({ sort: { column: 'id', direction: 'descending' }, onSort: nothing }),
        sticky({ widths: 'own' }),
        cards(),
        selection({ value, onChange }),
      ]}
    />
  )
}

async function walksNumbers() {
  const [open, onSort] = [vi.fn<(order: Order) => void>(), vi.fn<(sort: Sort) => void>()]
  mount(<DataTable {...list} onOpen={open} features={[sorting({ sort: undefined, onSort })]} />)
  focus('button', '订单号')
  await press('{Enter}')
  expect(onSort).toHaveBeenCalledWith({ column: 'id', direction: 'descending' })
  focus('link', '20260518-1')
  await pressTo('{ArrowDown}', 'link', '20260518-2')
  await pressTo('{ArrowDown}', 'link', '20260518-3')
  await pressTo('{ArrowUp}', 'link', '20260518-2')
  await press('{Enter}')
  expect(open).toHaveBeenCalledWith(orders[1])
}

export const tables: readonly Subject[] = [
  {
    folder: 'data-table',
    name: 'DataTable',
    element: extra => <DataTable {...list} onOpen={nothing} {...extra} />,
    looks: () => <Desk />,
    control: control<RowSelection>({
      value: noneSelected,
      element: (value, onChange) => <DataTable {...list} features={[selection({ value, onChange })]} />,
      free: callerKeeps,
      act: () => push('checkbox', '选中 20260518-1'),
      shown: () => document.querySelectorAll('[data-selected]').length,
    }),
    disabled: byParts,
    keyboard: walksNumbers,
  },
  {
    folder: 'column-settings',
    name: 'ColumnSettings',
    element: () => <Settings />,
    looks: () => <Settings first={{ order: [], hidden: ['amount'] }} />,
    noRest: 'its button is an element of its caller; what floats comes and goes',
    className: { none: 'its button is an element of its caller' },
    open: async () => {
      await push('button', '列设置')
      await expect.element(one('group', '列设置')).toBeVisible()
    },
    control: control<ColumnLayout>({
      value: plainLayout,
      element: (value, onChange) => <ColumnSettings columns={settable} value={value} onChange={onChange} />,
      free: 'the layout belongs to its caller, who keeps it for the next visit',
      act: async () => {
        if (!document.querySelector('[aria-expanded="true"]')) await push('button', '列设置')
        await push('checkbox', '金额')
      },
      shown: () => [...document.querySelectorAll<HTMLInputElement>('[type="checkbox"]:not(:checked)')].length,
    }),
    disabled: { none: 'the first column is fixed and says so' },
    keyboard: async () => {
      mount(<Settings />)
      focus('button', '列设置')
      await press('{Enter}')
      await expect.element(one('group', '列设置')).toBeVisible()
      focus('checkbox', '金额')
      await press(' ')
      await expect.element(one('checkbox', '金额')).not.toBeChecked()
      await press('{Alt>}{ArrowUp}{/Alt}')
      await expect.element(one('checkbox', '金额')).toHaveFocus()
      await expect
        .poll(() => [...document.querySelectorAll('fieldset label')].map(label => label.textContent))
        .toEqual(expect.arrayContaining(['订单号', '金额', '单位']))
      await press('{Escape}')
      await gone('group')
      await expect.element(one('button', '列设置')).toHaveFocus()
    },
  },
]
