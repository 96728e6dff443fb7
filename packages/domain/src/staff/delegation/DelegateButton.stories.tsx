import type { StoryContext } from '@storybook/react-vite'
import { aDelegation, aGivenDelegation } from '@portal/api/fixtures/delegations'
import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { afresh, body, onADesk, recordCalls } from '../staff-desk/story-desk.tsx'
import { DelegateButton } from './DelegateButton.tsx'
import { colleagues, giving, someColleagues } from './story-delegations.ts'

const meta = preview.meta({
  component: DelegateButton,
  ...onADesk,
  args: {
    task: 'reconciliation_day' as const,
    subject: '2026-05-15',
    name: '05-15 对账',
    children: '转给同事',
  },
  beforeEach: afresh(() => [colleagues.reply(someColleagues)]),
})

const given = recordCalls('*/companyapi/delegations')

async function opened({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { name: '转给同事' }))
  return within(await shown(body().findByRole('dialog', { name: '转给同事 05-15 对账' })))
}

export const Closed = meta.story({})

export const Asks = meta.story({
  play: async context => {
    const dialog = await opened(context)
    await expect(await dialog.findByRole('option', { name: '钱敏' })).toBeInTheDocument()
  },
})

export const IsPassedOn = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(given.listen, giving.reply(aGivenDelegation())),
  play: async context => {
    const { userEvent } = context
    const dialog = await opened(context)
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: '同事' }),
      await dialog.findByRole('option', { name: '林若谷' }),
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /^说明/ }), '流水下午补')
    await userEvent.dblClick(dialog.getByRole('button', { name: '转给同事' }))
    await expect(await body().findByText('已转给 林若谷')).toBeVisible()
    await expect(given.sent).toEqual([
      { task: 'reconciliation_day' as const, subject: '2026-05-15', to: 'lin', note: '流水下午补' },
    ])
  },
})

/** Somebody has to be chosen; what was typed is there again when the dialog is. */
export const NobodyIsChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(given.listen),
  play: async context => {
    const { userEvent } = context
    const first = await opened(context)
    await userEvent.type(first.getByRole('textbox', { name: /^说明/ }), '请看附言')
    await userEvent.click(first.getByRole('button', { name: '取消' }))
    const dialog = await opened(context)
    await expect(dialog.getByRole('textbox', { name: /^说明/ })).toHaveValue('请看附言')
    await dialog.findByRole('option', { name: '林若谷' })
    await userEvent.click(dialog.getByRole('button', { name: '转给同事' }))
    await expect(dialog.getByRole('combobox', { name: '同事' })).toHaveAccessibleDescription('请选择同事')
    await expect(given.sent).toEqual([])
    await userEvent.clear(dialog.getByRole('textbox', { name: /^说明/ }))
  },
})

async function choosesTheFirst(context: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const { userEvent } = context
  const dialog = await opened(context)
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: '同事' }),
    await dialog.findByRole('option', { name: '林若谷' }),
  )
  await userEvent.click(dialog.getByRole('button', { name: '转给同事' }))
  return dialog
}

export const IsUnfit = meta.story({
  beforeEach: ({ msw }) => msw.use(giving.refuse('colleague_unfit')),
  play: async context => {
    const dialog = await choosesTheFirst(context)
    await expect(await dialog.findByText('这位同事现在不能接手，请选择其他同事')).toBeVisible()
  },
})

export const IsOverAlready = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(giving.refuse('task_over')),
  play: async context => {
    const dialog = await choosesTheFirst(context)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('这件事已经处理完，不用再转交')
  },
})

export const SomebodyElseWasFirst = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(giving.conflict(aDelegation({ by: '钱敏', to: '林若谷', to_me: false }))),
  play: async context => {
    await choosesTheFirst(context)
    await expect(await body().findByText('刚刚已有人转交，请看最新状态')).toBeVisible()
  },
})

export const NobodyIsThere = meta.story({
  beforeEach: ({ msw }) => msw.use(colleagues.reply({ list: [] })),
  play: async context => {
    const dialog = await opened(context)
    await expect(await dialog.findByText('没有其他财务同事可以转给。')).toBeVisible()
  },
})

export const ColleaguesFailAndRecover = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(colleagues.fault()),
  play: async context => {
    const { msw, userEvent } = context
    const dialog = await opened(context)
    const retry = await dialog.findByRole('button', { name: '重新加载' })
    msw.use(colleagues.reply(someColleagues))
    await userEvent.click(retry)
    await expect(await dialog.findByRole('option', { name: '林若谷' })).toBeInTheDocument()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async context => {
    const dialog = await opened(context)
    await dialog.findByRole('option', { name: '钱敏' })
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async context => {
    const dialog = await opened(context)
    await dialog.findByRole('option', { name: '钱敏' })
  },
})
