import {
  assignBankLine,
  closeReconciliation,
  exportReconciliation,
  getReconciliationDay,
  getReconciliationMonth,
  listDifferences,
  listReconciledDays,
  runReconciliation,
  settleDifference,
  takeBackSettlement,
  unassignBankLine,
} from '@portal/api/contract/reconciliation.contract'
import type { Difference, DifferenceList } from '@portal/api/contract/reconciliation.schema'
import {
  aBalancedDay,
  aChannelPayout,
  aDifference,
  aLineWithoutOrder,
  aReconciliationDay,
  aReconciliationMonth,
  olderDays,
  reconciledDays,
} from '@portal/api/fixtures/reconciliation'
import { mock } from '@portal/api/mocks'
import type { StoryContext } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { shown } from '../../../../../.storybook/shown.ts'
import { body } from '../staff-desk/story-desk.tsx'

export const days = mock(listReconciledDays)
export const one = mock(getReconciliationDay)
export const month = mock(getReconciliationMonth)
export const differences = mock(listDifferences)
export const running = mock(runReconciliation)
export const settling = mock(settleDifference)
export const takingBack = mock(takeBackSettlement)
export const freeing = mock(unassignBankLine)
export const assigning = mock(assignBankLine)
export const closing = mock(closeReconciliation)
export const exporting = mock(exportReconciliation)

export const differenceList = (part: Partial<DifferenceList> = {}): DifferenceList => {
  const list = [
    aDifference({ difference_id: 'd0', day: '2026-05-14' }),
    aDifference(),
    aLineWithoutOrder(),
    aChannelPayout(),
  ]
  return { list, total: list.length, page: 1, page_size: 20, ...part }
}

/** What the server answers unless a story says otherwise. */
export const usual = () => [
  days.answer(({ request }) =>
    Promise.resolve(new URL(request.url).searchParams.has('before') ? olderDays() : reconciledDays()),
  ),
  one.answer(({ params }) => {
    const day = String(params['day'])
    return Promise.resolve(day < '2026-05-14' ? aBalancedDay({ day }) : aReconciliationDay({ day }))
  }),
  differences.reply(differenceList()),
  month.answer(({ params }) => {
    const asked = String(params['month'])
    return Promise.resolve(
      asked === '2026-05'
        ? aReconciliationMonth()
        : aReconciliationMonth({ month: asked, previous: null, next: '2026-05' }),
    )
  }),
]

/** A day with these differences alone. */
export const dayOf = (...list: Difference[]) => aReconciliationDay({ differences: list })

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>

/** Presses an act in the row of a difference. */
export async function press({ canvas, userEvent }: Hands, row: RegExp, act: string) {
  const buttons = within(await canvas.findByRole('row', { name: row }))
  await userEvent.click(await buttons.findByRole('button', { name: act }))
}

/** The dialog of that name. */
export const opened = async (name: string) => within(await shown(body().findByRole('dialog', { name })))
