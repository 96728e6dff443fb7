import type { StoryContext } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { setClock } from '../../../../../.storybook/clock.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { address, afresh, body, fitsTheWindow, onADesk } from '../staff-desk/story-desk.tsx'
import { pauseMs } from '../staff-desk/use-search-draft.ts'
import { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
import { list, page, rows, usual } from './story-payments.ts'

/** What each list was asked with. */
let asked: URLSearchParams[] = []
const lastAsked = () => asked.at(-1) ?? new URLSearchParams()

const meta = preview.meta({
  component: PaymentDeskPanel,
  ...onADesk,
  beforeEach(context) {
    asked = []
    afresh(usual)(context)
    context.msw.use(
      list.answer(({ request }) => {
        const search = new URL(request.url).searchParams
        asked.push(search)
        const found = rows.filter(({ subject_name }) => subject_name.includes(search.get('q') ?? ''))
        return Promise.resolve(
          page({
            list: found,
            total: found.length,
            counts: [{ order_status: 10, count: found.length }],
          }),
        )
      }),
    )
    return setClock(new Date('2026-05-18T14:40:00+08:00'))
  },
})

const at = (search: string) => ({ router: { initialEntries: [`/?${search}`] } })

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>
async function opened({ canvas, userEvent }: Hands) {
  await userEvent.click(await canvas.findByRole('button', { name: '筛选' }))
  return within(await canvas.findByRole('group', { name: '筛选订单' }))
}

export const Open = meta.story({
  play: async context => {
    const choices = await opened(context)
    await expect(await choices.findByRole('searchbox', { name: '搜索订单' })).toBeVisible()
    await expect(choices.getByRole('radio', { name: '最新在前' })).toBeChecked()
  },
})

/** Each choice acts at once; all of them stand in the address, and the tabs keep them. */
export const IsNarrowed = meta.story({
  play: async context => {
    const { canvas, canvasElement, userEvent } = context
    await canvas.findByRole('button', { name: /^孙砚秋/ })
    const choices = await opened(context)
    await userEvent.type(await choices.findByRole('searchbox', { name: '搜索订单' }), '孙砚秋')
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^陈知行/ })).toBeNull())
    // what lies open is of the queue that is shown
    await expect(await canvas.findByRole('heading', { name: '订单 20260518 00136' })).toBeVisible()
    await userEvent.click(choices.getByRole('radio', { name: '个人' }))
    await userEvent.click(choices.getByRole('button', { name: '本月' }))
    await userEvent.click(choices.getByRole('radio', { name: '最早在前' }))
    await waitFor(() => expect(address(canvasElement).get('sort')).toBe('oldest'))
    const searched = { q: '孙砚秋', from: '2026-05-01', to: '2026-05-18' }
    await expect(Object.fromEntries(address(canvasElement))).toMatchObject({
      ...searched,
      subject: 'personal',
    })
    await waitFor(() =>
      expect(Object.fromEntries(lastAsked())).toMatchObject({
        ...searched,
        subject_type: 'personal',
        status: '10',
        sort: 'reported_at',
        page: '1',
      }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus()
    await expect(canvas.getByText('只看“孙砚秋”、个人、2026-05-01 至 2026-05-18')).toBeVisible()
    await expect(canvas.getByText('最早在前')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^部分到账/ })).toHaveAttribute(
      'href',
      expect.stringContaining('q='),
    )
  },
})

/** A day is chosen from the calendar, which is drawn outside of what the button opened; Esc closes one after the other. */
export const DayFromTheCalendar = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, canvasElement, userEvent } = context
    const choices = await opened(context)
    const [from] = await choices.findAllByRole('button', { name: '选择日期' })
    await userEvent.click(from ?? canvasElement)
    await userEvent.click(await body().findByRole('button', { name: /5月12日/ }))
    await waitFor(() => expect(address(canvasElement).get('from')).toBe('2026-05-12'))
    await expect(choices.getByRole('textbox', { name: '下单日期从' })).toHaveValue('2026-05-12')
    await userEvent.click(from ?? canvasElement)
    await body().findByRole('button', { name: /5月13日/ })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().queryByRole('button', { name: /5月13日/ })).toBeNull())
    await expect(choices.getByRole('textbox', { name: '下单日期从' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('group', { name: '筛选订单' })).toBeNull()
  },
})

/** What was typed last is searched for though the choices are closed at once. */
export const ClosedAtOnce = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, userEvent } = context
    const choices = await opened(context)
    await userEvent.type(await choices.findByRole('searchbox', { name: '搜索订单' }), '孙{Escape}')
    await expect(canvas.queryByRole('group', { name: '筛选订单' })).toBeNull()
    await expect(await canvas.findByText('只看“孙”')).toBeVisible()
  },
})

/**
 * The pause after a key may end as soon as a choice is drawn, before React has run its effects: both are kept. Only the
 * published stories can show it; what React's own tests use runs effects at once.
 */
export const PauseEndsAtAChoice = meta.story({
  tags: ['no-picture'],
  play: async context => {
    const { canvas, canvasElement, userEvent } = context
    let endPause: (() => void) | undefined
    const start = window.setTimeout.bind(window)
    const timers = spyOn(window, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
      if (after !== pauseMs) return start(run, after)
      endPause = run
      return 0
    }) as typeof window.setTimeout)
    const choices = await opened(context)
    await userEvent.type(await choices.findByRole('searchbox', { name: '搜索订单' }), '孙')
    const drawn = new MutationObserver(() => {
      if (!address(canvasElement).has('subject')) return
      drawn.disconnect()
      timers.mockRestore()
      endPause?.()
    })
    drawn.observe(canvas.getByRole('status', { name: '地址' }), {
      characterData: true,
      childList: true,
      subtree: true,
    })
    await userEvent.click(choices.getByRole('radio', { name: '个人' }))
    await expect(await canvas.findByText('只看“孙”、个人')).toBeVisible()
    await expect(address(canvasElement).get('subject')).toBe('personal')
  },
})

/** It is there from the start where the address says so, and goes at a press. */
export const IsCleared = meta.story({
  tags: ['no-picture'],
  parameters: at('q=孙砚秋&sort=oldest'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('只看“孙砚秋”')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除' }))
    await expect(canvas.getByRole('button', { name: '筛选' })).toHaveFocus()
    await expect(await canvas.findByRole('button', { name: /^陈知行/ })).toBeVisible()
    await expect(canvas.queryByText(/^只看/)).toBeNull()
    await waitFor(() => expect(address(canvasElement).has('q')).toBe(false))
    await expect(address(canvasElement).get('sort')).toBe('oldest')
  },
})

export const NothingFits = meta.story({
  parameters: at('q=无此人&subject=enterprise'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合筛选的订单')).toBeVisible()
    await expect(canvas.getByText('只看“无此人”、单位，这个状态没有这样的订单。')).toBeVisible()
    await expect(canvas.queryByText(/都处理完了/)).toBeNull()
  },
})

export const WhereNothingFitsItIsClearedToo = meta.story({
  tags: ['no-picture'],
  parameters: at('q=无此人'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }))
    await expect(await canvas.findByRole('button', { name: /^陈知行/ })).toBeVisible()
  },
})

/** The lines of the bank are not narrowed: beside them the numbers are those of all orders. */
export const LinesAreNot = meta.story({
  tags: ['no-picture'],
  parameters: at('q=孙砚秋&status=unmatched'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(lastAsked().has('page')).toBe(true))
    await expect(lastAsked().has('q')).toBe(false)
    await expect(canvas.queryByText(/^只看/)).toBeNull()
  },
})

/** So many match that no state was counted: a tab says no number rather than none. */
export const TooManyToCount = meta.story({
  tags: ['no-picture'],
  parameters: at('q=华'),
  beforeEach: ({ msw }) =>
    msw.use(list.reply(page({ total: 10_000, more: true, uncounted: true, counts: [] }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^陈知行/ })
    await expect(canvas.getByRole('link', { name: /^部分到账/ })).not.toHaveTextContent('0')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: at('q=孙砚秋'),
  play: async context => {
    await opened(context)
    await fitsTheWindow(context.canvasElement)
  },
})

/** Typing goes on though what is typed so far finds nothing. */
export const PhoneFindsNothing = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async context => {
    const { canvas, userEvent } = context
    const choices = await opened(context)
    const box = await choices.findByRole('searchbox', { name: '搜索订单' })
    await userEvent.type(box, '孙x')
    await expect(await canvas.findByText('没有符合筛选的订单')).toBeVisible()
    await expect(box).toHaveFocus()
    await userEvent.type(box, '{Backspace}砚秋')
    await expect(await canvas.findByRole('button', { name: /^孙砚秋/ })).toBeVisible()
    await expect(box).toHaveValue('孙砚秋')
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: at('q=孙砚秋'),
  play: async context => {
    await opened(context)
  },
})
