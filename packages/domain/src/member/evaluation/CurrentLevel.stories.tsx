import { aCertificate } from '@portal/api/fixtures/stars'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CurrentLevel } from './CurrentLevel.tsx'

const meta = preview.meta({
  component: CurrentLevel,
  args: { certificate: aCertificate(), applicationNo: 'S20240512-0031' },
  decorators: [
    Story => (
      <>
        <h1>人才评价</h1>
        <Story />
      </>
    ),
  ],
})

export const Held = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('三星财务管理师')).toBeVisible()
    await expect(canvas.getByText('有效期至 2027-06-30，证书 NEFMA-3-20240117')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '纸质证书' })).toHaveAttribute(
      'href',
      '/home/evaluation?application=S20240512-0031',
    )
  },
})
export const NoneYet = meta.story({
  args: { certificate: null, applicationNo: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('还没有有效的星级证书')).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
