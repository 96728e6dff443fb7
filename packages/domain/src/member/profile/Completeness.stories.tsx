import { expect, fn } from 'storybook/test'
import { anEmptyProfile, aProfile } from '@portal/api/fixtures/profile'
import { completeness } from '@portal/api/rules/profile'
import preview from '../../../../../.storybook/preview.tsx'
import { Completeness } from './Completeness.tsx'
import { onPage } from './story-profile.tsx'

const onGo = fn()

const meta = preview.meta({ component: Completeness, decorators: [onPage], args: { onGo } })

export const Partly = meta.story({
  args: { parts: completeness(aProfile({ credentials: [], job_profits: [] })) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('还缺 2 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: '职业资格证书至少 1 条' }))
    await expect(onGo).toHaveBeenLastCalledWith('credentials')
  },
})
export const Complete = meta.story({ args: { parts: completeness(aProfile()) } })
export const Nothing = meta.story({ args: { parts: completeness(anEmptyProfile()) } })
export const Phone = meta.story({
  args: { parts: completeness(anEmptyProfile()) },
  globals: { viewport: { value: 'phone' } },
})
