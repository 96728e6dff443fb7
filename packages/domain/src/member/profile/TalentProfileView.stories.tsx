import { expect, within } from 'storybook/test'
import { aProfile, anEmptyProfile, someAttachmentDics, someSelectOptions } from '@portal/api/fixtures/profile'
import { clientOptions } from '@portal/api/hooks/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { TalentProfileView } from './TalentProfileView.tsx'

const meta = preview.meta({
  component: TalentProfileView,
  args: {
    profile: aProfile(),
    lists: {
      dictionariesList: someAttachmentDics,
      selectOption: { ...someSelectOptions, ...clientOptions },
    },
  },
  decorators: [
    Story => (
      <>
        <h1>个人资料</h1>
        <Story />
      </>
    ),
  ],
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    const jobs = within(canvas.getByRole('region', { name: '工作经历' }))
    await expect(jobs.getByRole('heading', { name: '华岳重工集团有限公司' })).toBeVisible()
    await expect(jobs.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('region', { name: '论文成果' })).toHaveTextContent('没有填写')
  },
})
export const Empty = meta.story({ args: { profile: anEmptyProfile() } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
