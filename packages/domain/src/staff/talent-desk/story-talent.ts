import type { StoryContext } from '@storybook/react-vite'
import { getDeskStar, listDeskStars } from '@portal/api/contract/star-desk.contract'
import type { DeskStar, DeskStarRow } from '@portal/api/contract/stars.schema'
import { aDeskStar, aDeskStarRow } from '@portal/api/fixtures/star-desk'
import { mock } from '@portal/api/mocks'
import { daysOf } from '@portal/api/rules/star-figure-sets'
import { firstFigures } from '@portal/api/rules/star-figures'
import { expect, waitFor } from 'storybook/test'
import type { TalentTab } from './talent-view.ts'

export const list = mock(listDeskStars)
export const one = mock(getDeskStar)

export const rows = [
  aDeskStarRow(),
  aDeskStarRow({
    application_no: 'S20260513-0108',
    name: '苏既明',
    star: 3,
    category: '单项',
    round: 2,
    working_days_left: 3,
  }),
  aDeskStarRow({ application_no: 'S20260514-0109', name: '钱若水', category: '创新', working_days_left: 0 }),
]

export const page = (part: readonly DeskStarRow[] = rows, { mine = 0, awardable = 0 } = {}) => ({
  list: [...part],
  total: part.length,
  page: 1,
  page_size: 20,
  counts: [
    { status: 10 as const, count: 7 },
    { status: 15 as const, count: 4 },
    { status: 20 as const, count: 6 },
    { status: 30 as const, count: 9 },
    { status: 40 as const, count: 5 },
  ],
  days: daysOf(firstFigures),
  mine,
  awardable,
})

/** Each application by its number, as the server would. */
export const byNumber = (known: readonly DeskStar[]) =>
  one.answer(async ({ params }) =>
    known.find(({ application_no }) => application_no === params['application_no']),
  )

/** The three of the first check with their files. */
export const checked = rows.map(row => aDeskStar(row))

/** What the server answers unless a story says otherwise. */
export const usual = () => [byNumber(checked), list.reply(page())]

/** The address of a tab. */
export const at = (status: TalentTab, more = '') => ({
  router: { initialEntries: [`/memberAudit/talent?status=${status}${more}`] },
})

/** Writes the remark that most decisions of the first check begin with. */
export async function remarkOnJob({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '填写华岳重工集团有限公司的意见' }))
  const area = canvas.getByRole('textbox', { name: '华岳重工集团有限公司的意见' })
  await waitFor(() => expect(area).toHaveFocus())
  await userEvent.click(canvas.getByRole('button', { name: '缺少盖章页' }))
}
