import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { ThereAndBack } from '../../../../../.storybook/ThereAndBack.tsx'
import { address, body, giveReason, onADesk, queues } from '../staff-desk/story-desk.tsx'
import { numberAt, orderAt, queueOfOrders } from '../staff-desk/story-queue.ts'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'

let queue = queueOfOrders(0)

/** One order more than a page holds. */
const pageAndOne = 51

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    queue = queueOfOrders(pageAndOne)
    msw.use(queues, ...queue.handlers)
  },
})

const at = (search: string) => ({ router: { initialEntries: [`/?${search}`] } })
const opens = ({ canvas }: Pick<StoryContext, 'canvas'>, place: number) =>
  canvas.findByRole('heading', { name: `订单 ${numberAt(place)}` })

async function sendBack({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, place: number) {
  await userEvent.click(await canvas.findByRole('button', { name: '退回填报' }))
  const dialog = await shown(body().findByRole('dialog', { name: `退回填报 ${numberAt(place)}` }))
  await giveReason({ userEvent }, dialog, { act: '退回填报', phrase: '填报金额与凭证不符' })
}

export const WalksOverTheEndOfAPage = meta.story({
  parameters: at(`order=${orderAt(50)}`),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opens({ canvas }, 50)
    await expect(await canvas.findByText('50 / 51')).toBeVisible()
    await userEvent.keyboard('j')
    await opens({ canvas }, 51)
    await expect(await canvas.findByText('51 / 51')).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('page')).toBe('2'))
    await expect(canvas.getByRole('button', { name: '下一条' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('k')
    await opens({ canvas }, 50)
    await waitFor(() => expect(address(canvasElement).has('page')).toBe(false))
  },
})

export const TwoQuickPressesGoOnByTwo = meta.story({
  parameters: at(`order=${orderAt(1)}`),
  play: async ({ canvas }) => {
    await opens({ canvas }, 1)
    await expect(await canvas.findByText('1 / 51')).toBeVisible()
    const next = canvas.getByRole('button', { name: '下一条' })
    // as on a busy machine: the second before the record of the first is drawn
    next.click()
    next.click()
    await opens({ canvas }, 3)
  },
})

export const LastOfTheLastPageLeadsBack = meta.story({
  parameters: at(`page=2&order=${orderAt(51)}`),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opens({ canvas }, 51)
    await sendBack({ canvas, userEvent }, 51)
    await opens({ canvas }, 50)
    await expect(await canvas.findByText('50 / 50')).toBeVisible()
    await waitFor(() => expect(address(canvasElement).has('page')).toBe(false))
  },
})

export const LastOfAPageIsFollowedByTheFirstOfTheNext = meta.story({
  parameters: at(`order=${orderAt(50)}`),
  play: async ({ canvas, userEvent }) => {
    await opens({ canvas }, 50)
    await canvas.findByText('50 / 51')
    await sendBack({ canvas, userEvent }, 50)
    await opens({ canvas }, 51)
    await expect(await canvas.findByText('50 / 50')).toBeVisible()
  },
})

export const KeysComeBeforeTheAnswers = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opens({ canvas }, 1)
    queue.answerAfter(800)
    await userEvent.keyboard('jjj')
    await waitFor(() => expect(address(canvasElement).get('order')).toBe(orderAt(4)))
    await userEvent.keyboard('k')
    await opens({ canvas }, 3)
    await expect(canvas.getByRole('button', { name: /^会员3 / })).toHaveAttribute('aria-current', 'true')
  },
})

export const DecidedByAnotherClerkWhileItLiesOpen = meta.story({
  parameters: at(`order=${orderAt(2)}`),
  play: async ({ canvas, userEvent }) => {
    await opens({ canvas }, 2)
    await canvas.findByText('2 / 51')
    queue.confirmElsewhere(2)
    await waitFor(async () => {
      // what the browser says when the line is back
      await fireEvent(window, new Event('online'))
      await expect(canvas.getByRole('alert')).toHaveTextContent(/林若谷在.*确认到账/)
    })
    await expect(canvas.getByRole('alert')).toHaveTextContent('现在的状态是“已支付”')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^会员2 / })).toBeNull())
    await expect(canvas.queryByRole('button', { name: '退回填报' })).toBeNull()
    // its place is now that of the one behind it
    await userEvent.keyboard('j')
    await opens({ canvas }, 3)
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('k')
    await opens({ canvas }, 1)
  },
})

/** Its own answer is the first to tell: the queue and the numbers of the tabs follow. */
export const DecidedByAnotherClerkBeforeItIsOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await opens({ canvas }, 1)
    await canvas.findByText('1 / 51')
    // what its mark asked for has come
    const row = await canvas.findByRole('button', { name: /^会员3 .*全部一致/ })
    queue.confirmElsewhere(3)
    await userEvent.click(row)
    await opens({ canvas }, 3)
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^会员3 / })).toBeNull())
    await expect(canvas.getByRole('heading', { name: `订单 ${numberAt(3)}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '退回填报' })).toBeNull()
  },
})

export const WorkNamesTheOrderInTheAddress = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await opens({ canvas }, 1)
    await waitFor(() => expect(address(canvasElement).has('order')).toBe(false))
    await userEvent.click(await canvas.findByRole('textbox', { name: '银行流水号' }))
    await waitFor(() => expect(address(canvasElement).get('order')).toBe(orderAt(1)))
  },
})

export const BackLeadsToTheOrderOneWasAt = meta.story({
  decorators: [
    Story => (
      <ThereAndBack>
        <Story />
      </ThereAndBack>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^会员30 / }))
    await opens({ canvas }, 30)
    await userEvent.click(canvas.getByRole('link', { name: '别处' }))
    await userEvent.click(await canvas.findByRole('button', { name: '后退' }))
    await opens({ canvas }, 30)
    const row = await canvas.findByRole('button', { name: /^会员30 / })
    await waitFor(() => expect(row).toHaveFocus())
    const list = within(canvasElement).getByRole('region', { name: '待确认的订单' })
    await expect(row.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom)
  },
})

export const BackToTheListLeadsToItsRowOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^会员9 / }))
    await opens({ canvas }, 9)
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    const row = await canvas.findByRole('button', { name: /^会员9 / })
    await waitFor(() => expect(row).toHaveFocus())
  },
})
