import { useState } from 'react'
import { StatusInline } from '@portal/ui/status'
import { expect, fn, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DeskQueue, DeskQueueItem, type DeskQueueProps } from './DeskQueue.tsx'
import { underHeadings } from './story-desk.tsx'

const everybody = ['陈知行', '孙砚秋', '林知夏']
const onPage = fn()
const onPrevious = fn()
const onNext = fn()

interface QueueProps extends Pick<DeskQueueProps<string>, 'groupOf'> {
  names: readonly string[]
  data: { page_size: number; total: number } | undefined
}

/** Lays the one that is picked on a desk that is not there. */
function Queue({ names, data, groupOf }: QueueProps) {
  const [current, setCurrent] = useState('陈知行')
  return (
    <section
      aria-label="待确认的订单"
      style={{ display: 'flex', flexDirection: 'column', width: 248, height: 400 }}
    >
      <DeskQueue
        head={groupOf ? undefined : <span>最早在前</span>}
        groupOf={groupOf}
        data={data}
        rows={names}
        empty={{ title: '这里没有订单', text: '换一个状态看看，或者等会员提交填报。' }}
        page={1}
        onPage={onPage}
        ways={{ onPrevious, onNext }}
      >
        {name => (
          <DeskQueueItem
            key={name}
            record={name}
            title={name}
            figure="¥200.00"
            note="个人会费"
            mark={
              <StatusInline family="warning" icon="triangle-alert">
                2 项留意
              </StatusInline>
            }
            current={name === current}
            onClick={() => setCurrent(name)}
          />
        )}
      </DeskQueue>
    </section>
  )
}

const meta = preview.meta({
  component: Queue,
  globals: { density: 'staff' },
  args: { names: everybody, data: { page_size: 50, total: 3 } },
  decorators: [underHeadings],
})

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: /孙砚秋 ¥200.00 个人会费 2 项留意/ })
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('button', { name: /陈知行/ })).not.toHaveAttribute('aria-current')
  },
})
export const ArrowsWalkFromARow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /孙砚秋/ }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect(onNext).toHaveBeenCalledTimes(2)
    await expect(onPrevious).toHaveBeenCalledOnce()
  },
})
/** Rows of one kind stand under their heading, which tells how many there are, on other pages too. */
export const Grouped = meta.story({
  args: {
    groupOf: name =>
      name === '陈知行'
        ? { id: 'failed', name: '开票失败', count: 1 }
        : { id: 'submitted', name: '待开票', count: 12 },
  },
  play: async ({ canvas, userEvent }) => {
    const waiting = within(canvas.getByRole('list', { name: '待开票 12' }))
    await expect(waiting.getAllByRole('button')).toHaveLength(2)
    await expect(canvas.getByRole('list', { name: '开票失败 1' })).toHaveTextContent('陈知行')
    await userEvent.click(waiting.getByRole('button', { name: /孙砚秋/ }))
    await userEvent.keyboard('{ArrowUp}')
    await expect(onPrevious).toHaveBeenCalledOnce()
  },
})
/** The heading stays in sight, and no row that is walked to lies under it. */
export const GroupedLong = meta.story({
  args: {
    names: Array.from({ length: 20 }, (_, at) => `会员${at + 1}`),
    groupOf: () => ({ id: 'submitted', name: '待开票', count: 20 }),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '待开票 20' })
    canvas.getByRole('button', { name: /^会员20 / }).scrollIntoView({ block: 'nearest' })
    const row = canvas.getByRole('button', { name: /^会员3 / })
    row.scrollIntoView({ block: 'nearest' })
    await expect(heading).toBeVisible()
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading.getBoundingClientRect().bottom - 1,
    )
  },
})
export const MorePages = meta.story({
  args: { data: { page_size: 3, total: 7 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }))
    await expect(onPage).toHaveBeenCalledWith(2)
  },
})
export const Loading = meta.story({ args: { names: [], data: undefined } })
export const Empty = meta.story({
  args: { names: [], data: { page_size: 50, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这里没有订单')).toBeVisible()
  },
})
export const LongNames = meta.story({
  args: { names: ['陈知行', '新疆生产建设兵团第十二师国有资产经营管理集团有限责任公司'] },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { data: { page_size: 3, total: 7 } } })
