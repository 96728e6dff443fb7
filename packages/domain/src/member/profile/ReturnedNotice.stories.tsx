import { expect } from 'storybook/test'
import { anApplicationIn } from '@portal/api/fixtures/stars'
import preview from '../../../../../.storybook/preview.tsx'
import { ReturnedNotice } from './ReturnedNotice.tsx'

const returned = anApplicationIn(15)

const meta = preview.meta({ component: ReturnedNotice, args: { returned } })

export const TwoRemarks = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/评价已退回，请按 2 条意见补正$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去重新提交' })).toBeVisible()
  },
})
export const WithAGeneralRemark = meta.story({
  args: { returned: { ...returned, remark: '材料请按原件彩色扫描，印章应当清晰可辨。' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/请按 3 条意见补正$/)).toBeVisible()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Dark = meta.story({ globals: { theme: 'dark' } })
