import type { StoryContext } from '@storybook/react-vite'
import type { DeskStar } from '@portal/api/contract/stars.schema'
import { aDeskStar, aDeskStarRow, aHandedInSheet, anOwnSheet } from '@portal/api/fixtures/star-desk'
import { expect, waitFor, within } from 'storybook/test'
import { shown } from '../../../../../.storybook/shown.ts'
import { listedDifferences } from '../../shared/form-kit/story-differences.ts'
import { afresh, body } from '../staff-desk/story-desk.tsx'
import { list, one, page } from './story-talent.ts'

/** Waits for the own sheet. */
export const row = aDeskStarRow({
  application_no: 'S20260511-0092',
  name: '陈*行',
  status: 30,
  working_days_left: 13,
  mine: 'scoring',
})
const others = [
  aDeskStarRow({
    application_no: 'S20260511-0093',
    name: '沈*瑾',
    star: 5,
    status: 30,
    working_days_left: 17,
    mine: 'to_declare',
  }),
  aDeskStarRow({
    application_no: 'S20260511-0094',
    name: '叶*秋',
    star: 2,
    category: '单项',
    status: 30,
    working_days_left: null,
    mine: 'handed_in',
    stage: 'discussion',
  }),
  aDeskStarRow({
    application_no: 'S20260511-0095',
    name: '罗*远',
    status: 30,
    stage: 'cancel_asked',
    working_days_left: 5,
  }),
]
/** As its scorer reads it. */
export const scoring = (part: Partial<DeskStar> = {}) =>
  aDeskStar({ ...row, own_sheet: anOwnSheet(), allowed: ['score', 'recuse'], ...part })
/** An own sheet with every score: 79.30. */
export const full = anOwnSheet({
  version: 6,
  scores: { education: 82, duty: 86, results: 80, papers: 40, conduct: 90 },
  comments: { education: '', duty: '', results: '验收报告可以印证。', papers: '', conduct: '' },
  saved_at: '2026-05-27 14:46:00',
})
/** The file is closed until its reader declares. */
export const toDeclare = scoring({
  mine: 'to_declare',
  snapshot: null,
  own_sheet: null,
  allowed: ['declare'],
})
const sealed = { ...full, state: 'handed_in' as const }
/** Both sheets are handed in. */
export const discussed = (part: Partial<DeskStar> = {}) =>
  scoring({
    mine: 'handed_in',
    stage: 'discussion',
    own_sheet: sealed,
    sheets: [
      aHandedInSheet(),
      aHandedInSheet({
        scorer: '评委乙',
        own: false,
        scores: { education: 80, duty: 80, results: 78, papers: 50, conduct: 85 },
        total: 77_05,
      }),
    ],
    sheets_complete: true,
    mean: 78_18,
    allowed: ['propose', 'fail'],
    ...part,
  })

/** Before each story: one application that the reader scores. */
export const atScoring = afresh(() => [one.reply(scoring()), list.reply(page([row, ...others], { mine: 3 }))])

/** What is handed in meets a later sheet, in which the score for `duty` is 70: it stays in sight beside what differs. */
export async function handInMeetsALaterSheet(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  saveElsewhere: (duty: number) => void,
): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: '提交评分表 79.30' }))
  const dialog = within(await shown(body().findByRole('alertdialog', { name: '提交“陈*行”的评分表' })))
  saveElsewhere(70)
  await userEvent.click(dialog.getByRole('button', { name: '提交评分表' }))
  await expect(await listedDifferences(canvas)).toEqual(['任职与责任评分：70（这里：86）'])
  const box = canvas.getByRole('textbox', { name: '任职与责任评分' })
  await expect(box).toHaveValue('86')
  await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
  await waitFor(() => expect(box).toHaveValue('70'))
}
