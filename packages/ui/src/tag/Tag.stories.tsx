import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AwardIcon } from '../icon/index.ts'
import { Tag } from './Tag.tsx'

const onRemove = fn()
const meta = preview.meta({ component: Tag, args: { children: '常务理事单位' } })

export const Plain = meta.story({})
export const Primary = meta.story({ args: { tone: 'primary', children: '主联系人' } })
export const Gold = meta.story({ args: { tone: 'gold', icon: AwardIcon, children: '四星' } })
export const Removable = meta.story({
  render: () => (
    <Tag onRemove={onRemove} removeLabel="移除 财务分析">
      财务分析
    </Tag>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除 财务分析' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { children: '信衡会计师事务所（特殊普通合伙）北京分所驻雄安新区联络处推荐的专业方向' },
})
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { tone: 'primary' },
})
export const GoldDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { tone: 'gold', icon: AwardIcon, children: '四星' },
})
