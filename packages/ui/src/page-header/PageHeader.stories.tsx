import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { ArrowLeftIcon, DownloadIcon } from '../icon/index.ts'
import { TextLink } from '../text-link/index.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = preview.meta({ component: PageHeader, args: { title: '单位信息' } })

export const Member = meta.story({
  args: {
    lead: '申请单位会员，第 2 步，共 5 步。除注明选填外均为必填。',
    back: (
      <TextLink href="#info">
        <ArrowLeftIcon size={16} />
        返回会员信息
      </TextLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '单位信息' })).toBeVisible()
  },
})
export const Staff = meta.story({
  globals: { density: 'staff', theme: 'dark' },
  args: {
    title: '订单管理',
    actions: (
      <Button size="s" icon={DownloadIcon}>
        导出 312 条
      </Button>
    ),
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
