import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { SearchIcon } from '../icon/index.ts'
import { LoadState } from '../load-state/index.ts'
import { StoryDesk } from './StoryDesk.tsx'

const onOpen = fn()
const meta = preview.meta({
  component: StoryDesk,
  globals: { density: 'staff', viewport: { value: 'wide' } },
  args: { onOpen },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(21)
  },
})
export const SortsOnTheServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByRole('columnheader', { name: '下单时间' })
    await expect(time).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(within(time).getByRole('button'))
    await expect(time).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(canvas.getByRole('button', { name: '应付金额' }))
    await expect(canvas.getByRole('columnheader', { name: '应付金额' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(time).not.toHaveAttribute('aria-sort')
  },
})
export const SelectsOverPages = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 20260518 0001' }))
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(canvas.getByRole('link', { name: '20260518 0020' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中本页全部' }))
    await expect(canvas.getByText('已选 21 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '改选符合筛选的全部 312 条' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 20260518 0020' }))
    await expect(canvas.getByText('已选 311 条，不含 1 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '上一页' }))
    await expect(canvas.getByRole('checkbox', { name: '选中 20260518 0007' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(canvas.queryByRole('region', { name: '批量操作' })).toBeNull()
  },
})
export const TurnsThePageInTheSameRows = meta.story({
  // about the elements, not the look
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row')
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(canvas.getByRole('link', { name: '20260518 0020' })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toEqual(rows)
  },
})
export const WalksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '20260518 0000' }).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: '20260518 0002' })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onOpen).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('checkbox', { name: '选中 20260518 0001' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('已选 1 条')).toBeVisible()
  },
})
export const SetsColumns = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '列设置' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: '渠道' }))
    await userEvent.click(screen.getByRole('button', { name: '会员上移' }))
    await userEvent.click(screen.getByRole('radio', { name: '宽松' }))
    await userEvent.keyboard('{Escape}')
    const heads = canvas.getAllByRole('columnheader').map(head => head.textContent)
    await expect(heads.slice(1, 5)).toEqual(['订单号', '会员', '项目', '应付金额'])
    await expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBe(48)
  },
})
export const StickyEdges = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link', { name: '20260518 0000' })
    const before = number.getBoundingClientRect().left
    const box = canvas.getByRole('table').parentElement
    await expect(box).not.toHaveAttribute('data-moved')
    box?.scrollTo({ left: 200, top: 80 })
    await waitFor(() => expect(box).toHaveAttribute('data-moved'))
    await expect(box?.scrollLeft).toBeGreaterThan(0)
    await expect(number.getBoundingClientRect().left).toBe(before)
    const head = canvas.getByRole('columnheader', { name: '订单号' })
    await expect(head.getBoundingClientRect().top).toBe(box?.getBoundingClientRect().top)
  },
})
export const Current = meta.story({ args: { current: '20260518 0003' } })
export const Loading = meta.story({ args: { loading: true, rows: [], total: 0, onePage: true } })
export const Refreshing = meta.story({ args: { loading: true } })
export const Empty = meta.story({
  args: {
    rows: [],
    total: 0,
    empty: (
      <LoadState
        state="empty"
        icon={SearchIcon}
        title="没有符合条件的订单"
        action={<Button size="m">清除筛选</Button>}
      >
        当前筛选：状态为异常。
      </LoadState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '没有符合条件的订单' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})
export const Failed = meta.story({
  args: {
    rows: [],
    failed: (
      <LoadState state="failed" onRetry={() => undefined}>
        订单列表没有加载出来。
      </LoadState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible()
  },
})
export const Cards = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: '订单' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 20260518 0001' }))
    await expect(canvas.getByText('已选 1 条')).toBeVisible()
    const sort = canvas.getByRole('combobox', { name: '排序' })
    await expect(sort).toHaveDisplayValue('下单时间 降序')
    await userEvent.selectOptions(sort, '应付金额 升序')
    await expect(sort).toHaveDisplayValue('应付金额 升序')
  },
})
export const Dark = meta.story({
  globals: { theme: 'dark' },
  args: { current: '20260518 0003' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选中 20260518 0001' }))
  },
})
