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
