import type { StoryContext } from '@storybook/react-vite'
import { anEvaluation } from '@portal/api/fixtures/orders'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { address, onADesk, showsHeading } from '../staff-desk/story-desk.tsx'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { list, page, usual } from './story-orders.ts'

const nothing = page({ list: [], total: 0, counts: [], total_fen: 0 })

const found = page({
  list: [anEvaluation({ order_status: 10, subject_name: '苏既明' })],
  total: 1,
  counts: [{ order_status: 10, count: 1 }],
  total_fen: 120_000,
})

let asked: string[] = []

/** Records which lists are asked for, and leaves the answers to the mocks behind it. */
const listen = http.get('*/:prefix/orders', ({ request, params: { prefix } }) => {
  asked.push(`${String(prefix)} ${new URL(request.url).searchParams.get('q')}`)
})

const noDues = list.answer(({ params: { prefix } }) =>
  Promise.resolve(prefix === 'api' ? nothing : undefined),
)

const ofEvaluations = /^评价费里有/

/** Both lists have been asked for; when the first is asked for once more, the other has answered. */
async function bothAnswered({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await showsHeading('没有符合条件的订单')({ canvas })
  await waitFor(() => expect(asked).toEqual(['api 苏既明', 'nrckapi 苏既明']))
  await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(asked.slice(2)).toEqual(['api 苏既明']))
}

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  parameters: {
    ...onADesk.parameters,
    router: { initialEntries: [`/?${new URLSearchParams({ q: '苏既明' })}`] },
  },
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(listen, noDues, list.reply(found), ...usual())
  },
})

/** Money for an evaluation is looked for among the dues: the way to it, under the same filters. */
export const FoundInTheOtherType = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '评价费里有 1 个匹配的订单' })).toBeVisible()
    await expect(canvas.getByText(/当前筛选：关键词为“苏既明”。/)).toBeVisible()
    await expect(asked).toEqual(['api 苏既明', 'nrckapi 苏既明'])
  },
})

export const LeadsToTheOtherType = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: ofEvaluations }))
    await expect(await canvas.findByRole('link', { name: '20260518 00142' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('type')).toBe('evaluation'))
    await expect(address(canvasElement).get('q')).toBe('苏既明')
  },
})

export const VeryManyInTheOtherType = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(noDues, list.reply({ ...found, total: 10_000, more: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '评价费里有超过 10000 个匹配的订单' })).toBeVisible()
  },
})

export const NotThereEither = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, list.reply(nothing)),
  play: async context => {
    await bothAnswered(context)
    await expect(context.canvas.queryByRole('link', { name: ofEvaluations })).toBeNull()
  },
})

/** It is no more than a hint: nobody is told that it is not there. */
export const OtherTypeDoesNotAnswer = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(listen, noDues, list.fault()),
  play: async context => {
    await bothAnswered(context)
    await expect(screen.queryByRole('alert')).toBeNull()
    await expect(context.canvas.queryByRole('link', { name: ofEvaluations })).toBeNull()
  },
})

/** Without a filter there is nothing to look for. */
export const NothingAskedFor = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/'] } },
  play: async ({ canvas }) => {
    await showsHeading('还没有订单')({ canvas })
    await expect(asked).toEqual(['api null'])
  },
})
