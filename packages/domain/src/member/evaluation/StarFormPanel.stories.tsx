import type { StoryContext } from '@storybook/react-vite'
import { ratingCentre, saveStar, starHint, submitStar } from '@portal/api/contract/stars.contract'
import type { StarApplication } from '@portal/api/contract/stars.schema'
import { anApplicationIn, aStarHint, noRatings } from '@portal/api/fixtures/stars'
import { useRatingCentre } from '@portal/api/hooks/rating-centre'
import { mock } from '@portal/api/mocks'
import { firstFigures } from '@portal/api/rules/star-figures'
import type { StarLevel } from '@portal/api/rules/star'
import { ToastRegion } from '@portal/ui/toast'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { listedDifferences } from '../../shared/form-kit/story-differences.ts'
import { StarFormPanel } from './StarFormPanel.tsx'

const centre = mock(ratingCentre)
const hint = mock(starHint)
const save = mock(saveStar)
const submit = mock(submitStar)
const onSubmitted = fn()

const stands = (current: StarApplication | null) => centre.reply({ ...noRatings, current })
const feeOf = (star: StarLevel) => firstFigures.fee_fen[star]
const hints = hint.replyWith(({ star = 3 }) => aStarHint({ star, fee_fen: feeOf(star) }))

/** As the page shows it: what stands on the server comes from the same reading. */
function Form({ star }: { star: StarLevel | null }) {
  const { data, reload } = useRatingCentre()
  return data ? (
    <StarFormPanel current={data.current} star={star} onReload={reload} onSubmitted={onSubmitted} />
  ) : null
}

const args: { star: StarLevel | null } = { star: null }
const meta = preview.meta({
  component: Form,
  args,
  decorators: [
    Story => (
      <>
        <h1>申请星级评价</h1>
        <Story />
        <ToastRegion />
      </>
    ),
  ],
  beforeEach: ({ msw }) =>
    msw.use(
      stands(null),
      hints,
      save.replyWith(({ version, star = 3, category = '综合', position = '' }) => ({
        application: anApplicationIn(0, { version: version + 1, star, category, position }),
      })),
    ),
})

type Story = Pick<StoryContext, 'canvas' | 'userEvent'>
const position = ({ canvas }: Pick<Story, 'canvas'>) => canvas.findByRole('textbox', { name: '申报岗位' })
const handIn = async ({ canvas, userEvent }: Story) => {
  // the level that is suggested comes with the fees
  await waitFor(() =>
    expect(canvas.getByRole('radio', { name: /评价费/, checked: true })).toBeInTheDocument(),
  )
  await userEvent.click(canvas.getByRole('checkbox', { name: /本人声明/ }))
  await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
}

export const SavesAndSubmits = meta.story({
  beforeEach: ({ msw }) => msw.use(submit.reply({ application: anApplicationIn(10, { version: 3 }) })),
  play: async story => {
    const { canvas, userEvent } = story
    await userEvent.type(await position(story), '财务总监岗')
    // the fees come by themselves
    await expect(await canvas.findByRole('radio', { name: /^三星 评价费 ¥800.00/ })).toBeChecked()
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(await canvas.findByText('请先确认声明')).toBeVisible()
    await handIn(story)
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce())
    await expect(await screen.findByText(/申请已提交/)).toBeVisible()
  },
})
let hintsCome = () => {}
/** What was typed before the suggested level came is kept with it. */
export const TypedBeforeTheLevelCame = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    hintsCome = resolve
    msw.use(
      hint.replyWith(async ({ star = 3 }) => {
        await promise
        return aStarHint({ star, fee_fen: feeOf(star) })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await position({ canvas }), '财务总监岗')
    await expect(canvas.queryByRole('radio', { name: /评价费/, checked: true })).toBeNull()
    hintsCome()
    await expect(await canvas.findByRole('radio', { name: /^三星 评价费 ¥800.00/ })).toBeChecked()
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '申报岗位' })).toHaveValue('财务总监岗')
  },
})
export const AsksForALevel = meta.story({
  args: { star: 4 as const },
  beforeEach: ({ msw }) => msw.use(hint.fault()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '四星' })).toBeChecked()
  },
})
const lowerAreHeld = hint.replyWith(({ star = 3 }) =>
  aStarHint({ star, fee_fen: feeOf(star), again_from: star < 3 ? '2026-12-29' : null }),
)
/** The address asks for a level that is held: the one that is suggested is chosen instead. */
export const AsksForALevelThatIsHeld = meta.story({
  args: { star: 2 as const },
  beforeEach: ({ msw }) => msw.use(lowerAreHeld),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /^三星 评价费 ¥800.00/, checked: true }),
    ).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: /^二星/ })).toBeDisabled()
  },
})
/** The same with a draft: its own level is chosen, and not the one that is suggested. */
export const DraftKeepsItsLevel = meta.story({
  tags: ['no-picture'],
  args: { star: 2 as const },
  beforeEach: ({ msw }) => msw.use(lowerAreHeld, stands(anApplicationIn(0, { star: 4 }))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^二星/ })).toBeDisabled())
    await expect(await canvas.findByRole('radio', { name: /^四星 评价费/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /^三星/ })).not.toBeChecked()
  },
})
export const Returned = meta.story({
  beforeEach: ({ msw }) => msw.use(stands(anApplicationIn(15))),
  play: async story => {
    await expect(await position(story)).toHaveValue('财务总监岗')
    await expect(story.canvas.getByRole('button', { name: '重新提交' })).toBeVisible()
  },
})
export const NotEligible = meta.story({
  beforeEach: ({ msw }) => msw.use(submit.refuse('star_not_eligible')),
  play: async story => {
    await story.userEvent.type(await position(story), '财务总监岗')
    await handIn(story)
    await expect(await story.canvas.findByRole('alert')).toHaveTextContent('个人资料还不符合所选星级的要求')
  },
})
const theirs = anApplicationIn(0, { version: 7, star: 2, position: '财务经理岗' })
/** Types a position while another page saves theirs. */
const meetsTheirs = async (story: Story & Pick<StoryContext, 'msw'>) => {
  const box = await position(story)
  await story.canvas.findByRole('radio', { name: /^三星 评价费/, checked: true })
  story.msw.use(stands(theirs))
  await story.userEvent.type(box, '财务总监岗')
  return box
}
/** What differs follows what is typed on. */
export const AnotherPageSavedSaysWhatDiffers = meta.story({
  beforeEach: ({ msw }) => msw.use(save.conflict({ ...theirs })),
  play: async story => {
    const { canvas, userEvent } = story
    const box = await meetsTheirs(story)
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual([
        '申报星级：二星（这里：三星）',
        '申报岗位：财务经理岗（这里：财务总监岗）',
      ]),
    )
    await userEvent.clear(box)
    await userEvent.type(box, '财务经理岗')
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual(['申报星级：二星（这里：三星）']),
    )
    await userEvent.click(canvas.getByRole('radio', { name: '创新' }))
    await waitFor(async () =>
      expect(await listedDifferences(canvas)).toEqual([
        '申报星级：二星（这里：三星）',
        '评价类别：综合（这里：创新）',
      ]),
    )
    await expect(canvas.getByText('没有保存，请先选择')).toBeVisible()
  },
})
const keptMine = fn()
export const AnotherPageSavedKeepMine = meta.story({
  tags: ['no-picture'],
  beforeEach: ({ msw }) => msw.use(save.conflict({ ...theirs })),
  play: async story => {
    const { canvas, msw, userEvent } = story
    const box = await meetsTheirs(story)
    const keep = await canvas.findByRole('button', { name: '保留这里的内容' })
    await waitFor(() => expect(keep).toBeEnabled())
    msw.use(
      save.replyWith(({ version, ...sent }) => {
        keptMine({ version, ...sent })
        return { application: anApplicationIn(0, { version: version + 1, star: 3, ...sent }) }
      }),
    )
    await userEvent.click(keep)
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
    await expect(keptMine).toHaveBeenCalledWith(
      expect.objectContaining({ version: theirs.version, star: 3, position: '财务总监岗' }),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(box).toHaveValue('财务总监岗')
  },
})
export const AnotherPageSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(save.conflict({ ...theirs })),
  play: async story => {
    const { canvas, userEvent } = story
    await meetsTheirs(story)
    const load = await canvas.findByRole('button', { name: '载入最新内容' })
    await waitFor(() => expect(load).toBeEnabled())
    await userEvent.click(load)
    await expect(await position(story)).toHaveValue('财务经理岗')
    await expect(canvas.getByRole('radio', { name: /^二星/ })).toBeChecked()
  },
})
export const DraftGone = meta.story({
  beforeEach: ({ msw }) => msw.use(stands(anApplicationIn(0)), save.notFound()),
  play: async story => {
    const { canvas, msw, userEvent } = story
    const field = await position(story)
    msw.use(stands(null))
    await userEvent.type(field, '兼董秘')
    const keep = await canvas.findByRole('button', { name: '存为新的草稿' })
    msw.use(save.reply({ application: anApplicationIn(0, { version: 1 }) }))
    await userEvent.click(keep)
    await expect(await canvas.findByText(/草稿已自动保存/)).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
