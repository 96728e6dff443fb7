import { startTransition, useState } from 'react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { Sort } from '../data-table/index.ts'
import { CardSort } from './CardSort.tsx'

const columns = [
  { id: 'no', header: '订单号' },
  { id: 'amount', header: '应付金额', sortable: true },
  { id: 'time', header: '下单时间', sortable: true },
]

function Example({ start, onlyCards }: { start?: Sort | undefined; onlyCards?: boolean }) {
  const [sort, setSort] = useState(start)
  return <CardSort columns={columns} sort={sort} onSort={setSort} onlyCards={onlyCards} />
}

const meta = preview.meta({
  component: Example,
  globals: { density: 'staff', viewport: { value: 'phone' } },
  args: { start: { column: 'time', direction: 'descending' } },
})

export const Sorted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: '排序' })
    await expect(box).toHaveDisplayValue('下单时间 降序')
    await expect(canvas.queryByRole('option', { name: /订单号/ })).toBeNull()
    await userEvent.selectOptions(box, '应付金额 升序')
    await expect(box).toHaveDisplayValue('应付金额 升序')
  },
})
export const NotSorted = meta.story({
  args: { start: undefined },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: '排序' })
    await expect(box).toHaveDisplayValue('默认顺序')
    await userEvent.selectOptions(box, '下单时间 升序')
    await expect(canvas.queryByRole('option', { name: '默认顺序' })).toBeNull()
  },
})
export const OnlyCards = meta.story({
  args: { onlyCards: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: '排序' })).toBeVisible()
  },
})
function DrawnLater({ drawn }: { drawn: Promise<void> }) {
  const [sort, setSort] = useState<Sort>()
  const draw = (chosen: Sort) =>
    startTransition(async () => {
      await drawn
      startTransition(() => setSort(chosen))
    })
  return (
    <>
      <CardSort columns={columns} sort={sort} onSort={draw} />
      {sort ? '已排序' : '未排序'}
    </>
  )
}

let draw: () => void
/** The table that follows takes its time. */
export const IsSeenBeforeTheTableFollows = meta.story({
  tags: ['no-picture'],
  render: () => <DrawnLater drawn={new Promise(resolve => (draw = resolve))} />,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: '排序' })
    const choice = canvas.getByRole<HTMLOptionElement>('option', { name: '应付金额 升序' })
    // an act of `userEvent` waits until React has drawn all, and here it has not
    await fireEvent.change(box, { target: { value: choice.value } })
    await expect(box).toHaveDisplayValue('应付金额 升序')
    await expect(canvas.getByText('未排序')).toBeVisible()
    draw()
    await waitFor(() => expect(canvas.getByText('已排序')).toBeVisible())
    await expect(box).toHaveDisplayValue('应付金额 升序')
  },
})
/** The head of the table sorts here. */
export const OnlyCardsBesideHead = meta.story({
  // nothing to see
  tags: ['no-picture'],
  args: { onlyCards: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: '排序' })).toBeNull()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' } })
