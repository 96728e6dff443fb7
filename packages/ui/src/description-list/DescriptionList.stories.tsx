import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: [
      { term: '申请编号', value: 'E20260518-006' },
      { term: '级别', value: '常务理事单位' },
      { term: '备注', value: '' },
    ],
  },
})

export const Member = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无')).toBeInTheDocument()
  },
})
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: {
    items: [
      { term: '单位名称', value: '信衡会计师事务所（特殊普通合伙）北京分所驻雄安新区联络处' },
      { term: '统一社会信用代码', value: '9111 0108 MA01 X7Q2 4R' },
      { term: '证书网址', value: 'https://member.example.org/verify/7K3M9QXP7K3M9QXP7K3M9QXP' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
})
