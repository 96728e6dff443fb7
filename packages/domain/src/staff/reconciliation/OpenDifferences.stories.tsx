import { aDifference, aReconciliationDay } from '@portal/api/fixtures/reconciliation'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import {
  address,
  afresh,
  body,
  fitsTheWindow,
  onADesk,
  retry,
  showsHeading,
} from '../staff-desk/story-desk.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'
import { differenceList, differences, opened, press, settling, usual } from './story-reconciliation.ts'

const meta = preview.meta({
  component: ReconciliationPanel,
  ...onADesk,
  parameters: { ...onADesk.parameters, router: { initialEntries: ['/?tab=differences'] } },
  beforeEach: afresh(usual),
})

export const Loaded = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^05-14 周四 金额不同/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: '未平差异 4' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.click(canvas.getByRole('link', { name: '05-14 周四' }))
    await expect(await canvas.findByRole('button', { name: '完成 05-14 对账' })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('day')).toBe('2026-05-14'))
    await waitFor(() => expect(address(canvasElement).get('tab')).toBeNull())
    await userEvent.click(canvas.getByRole('link', { name: '未平差异 4' }))
    await expect(await canvas.findByRole('table', { name: '差异' })).toBeVisible()
  },
})
export const Dark = meta.story({ globals: { theme: 'dark' }, play: showsHeading('对账') })
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /^05-14 周四 金额不同/ })).toBeVisible()
    await fitsTheWindow(canvasElement)
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(differences.never()) })

export const RecoversFromAFault = meta.story({
  beforeEach: ({ msw }) => msw.use(differences.fault()),
  play: async context => {
    await retry(context, differences.reply(differenceList()))
    await expect(await context.canvas.findByRole('row', { name: /^05-14 周四/ })).toBeVisible()
  },
})

export const NothingIsOpen = meta.story({
  beforeEach: ({ msw }) => msw.use(differences.reply(differenceList({ list: [], total: 0 }))),
  play: showsHeading('没有未平的差异'),
})

export const SecondPage = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      differences.answer(({ request }) => {
        const asked = Number(new URL(request.url).searchParams.get('page'))
        const list = [aDifference({ day: `2026-05-1${asked}` })]
        return Promise.resolve(differenceList({ list, total: 21, page: asked }))
      }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('row', { name: /^05-11/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }))
    await expect(await canvas.findByRole('row', { name: /^05-12/ })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('page')).toBe('2'))
  },
})

/** The first page does not stand for the second, which did not come. */
export const SecondPageFails = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(differences.reply(differenceList({ total: 21 }))),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('row', { name: /^05-14/ })
    msw.use(differences.fault())
    await userEvent.click(canvas.getByRole('button', { name: /下一页/ }))
    await expect(await canvas.findByText('未平的差异没有加载出来。')).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /^05-14/ })).toBeNull()
  },
})

/** A page that is not there any more leads to the last one. */
export const PastTheEnd = meta.story({
  tags: ['no-picture'],
  parameters: { router: { initialEntries: ['/?tab=differences&page=9'] } },
  beforeEach: ({ msw }) =>
    msw.use(
      differences.answer(({ request }) => {
        const asked = Number(new URL(request.url).searchParams.get('page'))
        return Promise.resolve(differenceList({ ...(asked > 1 ? { list: [] } : {}), page: asked }))
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: /^05-14/ })).toBeVisible()
    await waitFor(() => expect(address(canvasElement).get('page')).toBeNull())
  },
})

export const IsSettledHere = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(settling.reply(aReconciliationDay())),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, /^05-14 周四 金额不同/, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    const rest = differenceList().list.slice(1)
    msw.use(differences.reply(differenceList({ list: rest, total: 3 })))
    await userEvent.click(dialog.getByRole('button', { name: '记为手续费差' }))
    await expect(await body().findByText('已记为手续费差')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^05-14 周四/ })).toBeNull())
  },
})

export const SomebodyElseWasFirst = meta.story({
  beforeEach: ({ msw }) => msw.use(settling.conflict({})),
  play: async context => {
    const { canvas, msw, userEvent } = context
    await press(context, /^05-14 周四 金额不同/, '记为手续费差')
    const dialog = await opened('记为手续费差 −¥10.00')
    msw.use(differences.reply(differenceList({ list: differenceList().list.slice(1), total: 3 })))
    await userEvent.click(dialog.getByRole('button', { name: '记为手续费差' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('现在的状态是“不用再处理”')
    await expect(canvas.queryByRole('row', { name: /^05-14 周四/ })).toBeNull()
  },
})
