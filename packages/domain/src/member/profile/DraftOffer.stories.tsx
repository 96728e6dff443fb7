import { expect, fn } from 'storybook/test'
import { aJobDraft } from '@portal/api/fixtures/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { DraftOffer, type DraftOfferProps } from './DraftOffer.tsx'
import { lists } from './story-profile.tsx'

const onContinue = fn()
const onGiveUp = fn()

const args: DraftOfferProps = {
  collection: 'customer_jobs',
  draft: aJobDraft(),
  lists,
  onContinue,
  onGiveUp,
}
const meta = preview.meta({ component: DraftOffer, args })

export const Named = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('有一份工作经历没有保存：新港集团有限公司')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^继续填写/ }))
    await expect(onContinue).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^放弃草稿/ }))
    await expect(onGiveUp).toHaveBeenCalledOnce()
  },
})
/** What names it is not typed yet. */
export const Nameless = meta.story({
  args: { draft: aJobDraft({ employer: '  ' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有一份工作经历没有保存')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
