import { aBalancedDay, aReconciliationDay } from '@portal/api/fixtures/reconciliation'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { afresh, body, recordCalls, onADesk, takesAway } from '../staff-desk/story-desk.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'
import { closing, exporting, one, running, usual } from './story-reconciliation.ts'

const meta = preview.meta({
  component: ReconciliationPanel,
  ...onADesk,
  // about the acts, not the look
  tags: ['no-picture'],
  parameters: { ...onADesk.parameters, router: { initialEntries: ['/?day=2026-05-13'] } },
  beforeEach: afresh(usual),
})

const closingCalls = recordCalls('*/api/orders/reconciliation/close')
const exportingCalls = recordCalls('*/api/orders/reconciliation/exports')
const runningCalls = recordCalls('*/api/orders/reconciliation/run')
const closed = aBalancedDay({ closed: { at: '2026-05-18 10:02:00', by: '沈静仪' } })

export const Finishes = meta.story({
  beforeEach: ({ msw }) => msw.use(closingCalls.listen, closing.reply(closed)),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '完成 05-13 对账' })
    msw.use(one.reply(closed))
    await userEvent.dblClick(button)
    await expect(await body().findByText('已完成 05-13 对账')).toBeVisible()
    await expect(await canvas.findByText('沈静仪在 05-18 10:02 完成了这一天的对账')).toBeVisible()
    await expect(closingCalls.sent).toEqual([{ day: '2026-05-13' }])
  },
})

export const IsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(closing.refuse('differences_open')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '完成 05-13 对账' }))
    await expect(await body().findByText('还有差异没有处理，处理完才能完成这一天')).toBeVisible()
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(closing.conflict({})),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '完成 05-13 对账' })
    msw.use(one.reply({ ...closed, closed: { at: '2026-05-18 10:00:00', by: '林若谷' } }))
    await userEvent.click(button)
    await expect(await body().findByText('这一天刚刚有了变化，请看最新状态')).toBeVisible()
    await expect(await canvas.findByText('林若谷在 05-18 10:00 完成了这一天的对账')).toBeVisible()
  },
})

export const RunsAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(runningCalls.listen, running.reply(aReconciliationDay())),
  play: async ({ canvas, msw, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '重新对账' })
    await expect(canvas.getByText('05-18 09:31 对过')).toBeVisible()
    msw.use(one.reply(aBalancedDay({ ran_at: '2026-05-18 10:30:00' })))
    await userEvent.click(button)
    await expect(await body().findByText('已重新对账 05-13')).toBeVisible()
    await expect(await canvas.findByText('05-18 10:30 对过')).toBeVisible()
    await expect(runningCalls.sent).toEqual([{ day: '2026-05-13' }])
  },
})

/** A finished day can be taken away as well. */
export const IsTakenAway = meta.story({
  beforeEach: ({ msw }) => {
    const table = { file_name: '对账-20260513.xlsx', url: '/tables/reconciliation/2026-05-13?e=1&s=x' }
    msw.use(exportingCalls.listen, exporting.reply(table), one.reply(closed))
  },
  play: async context => {
    await takesAway(context, '导出对账表', '对账-20260513.xlsx')
    await expect(exportingCalls.sent).toEqual([{ day: '2026-05-13' }])
  },
})

export const DayIsNotOver = meta.story({
  beforeEach: ({ msw }) => msw.use(running.refuse('day_not_over')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重新对账' }))
    await expect(await body().findByText('当天还没有结束，次日再对账')).toBeVisible()
  },
})
