import type { StoryContext } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { freshMs } from '@portal/api/hooks/ahead'
import { typesWithin } from '../../../../../.storybook/drawn-again.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { shown } from '../../../../../.storybook/shown.ts'
import { onADesk } from '../staff-desk/story-desk.tsx'
import { numberAt, queueOfOrders } from '../staff-desk/story-queue.ts'
import { OrderDeskPanel } from './OrderDeskPanel.tsx'
import { detail, list, one, page, usual } from './story-orders.ts'
import { pauseMs } from '../staff-desk/use-search-draft.ts'

let asked: string[] = []

/** Hears every call for orders and leaves the answer to the mock behind. */
const listen = http.get('*/api/orders', ({ request }) => {
  const { searchParams } = new URL(request.url)
  asked.push(`page ${searchParams.get('page')}`)
})
const listenToOne = http.get('*/api/orders/:number', ({ params }) => {
  asked.push(String(params['number']))
})

const times = (what: string) => asked.filter(call => call === what).length

/** Once since then; where the computer was so busy that it was no longer fresh when it was shown, perhaps again. */
async function isAskedOnce(what: string, since: number): Promise<void> {
  await expect(times(what)).toBeLessThanOrEqual(performance.now() - since > freshMs ? 2 : 1)
}

const meta = preview.meta({
  component: OrderDeskPanel,
  ...onADesk,
  // about the way, not the look
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(listen, listenToOne, ...usual())
  },
})

const firstRow = async ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('row', { name: /20260518 00137/ })

export const OpensWithWhatTheRowKnows = meta.story({
  beforeEach: ({ msw }) => msw.use(one.never()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    const drawer = within(await shown(canvas.findByRole('dialog', { name: '20260518 00137' })))
    await expect(await drawer.findByText('陈知行')).toBeVisible()
    await expect(drawer.getByText('138****5678')).toBeVisible()
    await expect(drawer.getByText('待确认')).toBeVisible()
    await expect(drawer.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    // what only its own call knows is not claimed to be empty
    await expect(drawer.queryByText('还没有填报转账信息。')).toBeNull()
    await userEvent.keyboard('j')
    await expect(await drawer.findByText('华岳重工集团有限公司')).toBeVisible()
  },
})

export const OpensBeforeTheTableMakesRoom = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    // its code is there from then on
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    const row = within(await firstRow({ canvas }))
    const over = () => canvasElement.querySelector('[data-over] dialog')
    // told afterwards too, where React draws both at once, as under test
    const seen: MutationRecord[] = []
    const watch = new MutationObserver(records => void seen.push(...records))
    watch.observe(canvasElement, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-over'],
      attributeOldValue: true,
    })
    await userEvent.click(row.getByText('个人会费'))
    await shown(canvas.findByRole('dialog', { name: '20260518 00137' }))
    await waitFor(() => expect(over()).toBeNull())
    watch.disconnect()
    const opened = seen.findIndex(({ addedNodes }) =>
      Array.from(addedNodes).some(node => node instanceof HTMLDialogElement),
    )
    const madeRoom = seen.findIndex(
      ({ attributeName, oldValue }) => attributeName !== null && oldValue !== null,
    )
    await expect(opened).toBeGreaterThanOrEqual(0)
    await expect(madeRoom).toBeGreaterThan(opened)
  },
})

export const NothingMovesUnderThePointerWhenTheNumberComes = meta.story({
  beforeEach: ({ msw }) => msw.use(list.replyAfter(600, page())),
  play: async ({ canvas }) => {
    const left = () => canvas.getByRole('button', { name: '列设置' }).getBoundingClientRect().left
    await canvas.findByRole('button', { name: '导出' })
    const before = left()
    await canvas.findByRole('button', { name: /^导出 \d+ 条$/ })
    await expect(left()).toBe(before)
  },
})

export const EscapeClosesFromTheRows = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    await shown(canvas.findByRole('dialog'))
    canvas.getByRole('link', { name: '20260518 00136' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
})

export const NothingMovesWhenTheRestComes = meta.story({
  beforeEach: ({ msw }) => msw.use(one.replyAfter(400, detail)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    const drawer = within(await shown(canvas.findByRole('dialog')))
    const tops = () =>
      drawer
        .getAllByRole('heading', { level: 3 })
        .map(({ offsetTop, textContent }) => `${textContent} ${offsetTop}`)
    await drawer.findByText('陈知行')
    await expect(drawer.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    const before = tops().map(line => line.replace(/查看凭证.*份/, ''))
    await drawer.findByRole('button', { name: '查看凭证 1 份' })
    await expect(
      tops()
        .slice(0, 4)
        .map(line => line.replace(/查看凭证.*份/, '')),
    ).toEqual(before.slice(0, 4))
  },
})

export const AsksForARecordBeforeItOpens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const since = performance.now()
    await userEvent.hover(await firstRow({ canvas }))
    await waitFor(() => expect(times('2026051800137')).toBe(1))
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    const drawer = within(await shown(canvas.findByRole('dialog')))
    await expect(await drawer.findByText('分公司代付')).toBeVisible()
    await isAskedOnce('2026051800137', since)
  },
})

export const FailsAloudOnlyWhereSomebodyWaits = meta.story({
  beforeEach: ({ msw }) => msw.use(listenToOne, one.fault()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await firstRow({ canvas }))
    // once more where the desk had come to rest before
    await waitFor(() => expect(times('2026051800137')).toBeGreaterThanOrEqual(1))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    await expect(await canvas.findByRole('button', { name: '重新加载' })).toBeVisible()
  },
})

export const AsksForOnePageMoreWhenTheDeskRests = meta.story({
  beforeEach: ({ msw }) => msw.use(listen, ...queueOfOrders(60).handlers.slice(0, 1), listenToOne),
  play: async ({ canvas, userEvent }) => {
    const since = performance.now()
    await canvas.findByRole('link', { name: numberAt(1) })
    await waitFor(() => expect(times('page 2')).toBe(1))
    const next = canvas.getByRole('button', { name: '下一页' })
    await userEvent.hover(next)
    await userEvent.click(next)
    await expect(await canvas.findByRole('link', { name: numberAt(21) })).toBeVisible()
    await isAskedOnce('page 2', since)
    // one page ahead of the one that is shown, and no further
    await waitFor(() => expect(times('page 3')).toBe(1))
    await expect(times('page 4')).toBe(0)
  },
})

export const AsksForNothingOnALineThatSavesData = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(listen, list.reply(page()))
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    return () => {
      Reflect.deleteProperty(navigator, 'connection')
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(await firstRow({ canvas }))
    await userEvent.hover(canvas.getByRole('button', { name: '下一页' }))
    await new Promise(resolve => {
      setTimeout(resolve, 1_200)
    })
    await expect(asked).toEqual(['page 1'])
    // a press is no guess
    await userEvent.click(within(await firstRow({ canvas })).getByText('个人会费'))
    await waitFor(() => expect(times('2026051800137')).toBe(1))
  },
})

export const TypingASearchDrawsItsBoxAlone = meta.story({
  play: async ({ canvas, userEvent }) => {
    await firstRow({ canvas })
    const box = canvas.getByRole('searchbox', { name: '搜索订单' })
    const form = box.closest('form')
    await expect(form).not.toBeNull()
    await typesWithin(box, '2026051899', form ? [form.parentElement ?? form] : [], userEvent, pauseMs)
  },
})

export const WalksFastThroughRecordsThatComeLate = meta.story({
  beforeEach: ({ msw }) => {
    const orders = queueOfOrders(21)
    orders.answerAfter(300)
    msw.use(...orders.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: numberAt(3) }))
    await shown(canvas.findByRole('dialog', { name: numberAt(3) }))
    await userEvent.keyboard('jjjk')
    const drawer = within(await shown(canvas.findByRole('dialog', { name: numberAt(5) })))
    await expect(drawer.getByRole('article')).toHaveTextContent('会员5')
    await waitFor(() => expect(drawer.getByRole('article')).not.toHaveAttribute('aria-busy'))
    await expect(drawer.getByRole('article')).toHaveTextContent('会员5')
  },
})

let orders = queueOfOrders(0)

/** The record's own answer is the first to tell what another clerk did: its row follows. */
export const RowFollowsWhatItsRecordTells = meta.story({
  beforeEach: ({ msw }) => {
    orders = queueOfOrders(3)
    msw.use(...orders.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: new RegExp(numberAt(2)) })
    await expect(row).toHaveTextContent('待确认')
    orders.confirmElsewhere(2)
    await userEvent.click(within(row).getByText('会员2'))
    const drawer = within(await shown(canvas.findByRole('dialog', { name: numberAt(2) })))
    await expect(await drawer.findByText('已支付')).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: new RegExp(numberAt(2)) })).toHaveTextContent('已支付'),
    )
    await expect(canvas.getByRole('row', { name: new RegExp(numberAt(1)) })).toHaveTextContent('待确认')
  },
})

/** Which is what it then draws unseen, so that the first record to open finds its styles. */
export const AtRestAsksForOneRecordOfEachKind = meta.story({
  play: async ({ canvas }) => {
    await firstRow({ canvas })
    const firsts = ['2026051800137', '2026051800135', '2026051800134', '2026051800133']
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(firsts)), { timeout: 10_000 })
    // not the second of a kind, and of a fifth none
    await expect(times('2026051800136') + times('2026051800132')).toBe(0)
  },
})
