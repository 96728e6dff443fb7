import type { StoryContext } from '@storybook/react-vite'
import { aFailedApplication, anApplicationIn, aPaper } from '@portal/api/fixtures/stars'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'

const onMove = fn()

const meta = preview.meta({
  component: ApplicationCard,
  args: { application: anApplicationIn(30), today: '2026-05-18', lowestOpen: null, onMove },
  decorators: [
    Story => (
      <>
        <h2>正在办理的申请</h2>
        <Story />
      </>
    ),
  ],
})

type Page = Pick<StoryContext, 'canvas'>
const says =
  (...texts: readonly string[]) =>
  async ({ canvas }: Page) => {
    const card = canvas.getByRole('article', { name: '四星评价 · 财务总监岗' })
    for (const text of texts) await expect(card).toHaveTextContent(text)
  }
const leadsTo = async ({ canvas }: Page, name: string, href: string) => {
  await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
}

export const Draft = meta.story({
  args: {
    application: anApplicationIn(0),
    missing: [{ rule: '工作业绩', have: '1 条', need: '至少 2 条' }],
  },
  play: async story => {
    await says('草稿', '四星要求工作业绩至少 2 条', '至 2026-11-07')(story)
    await leadsTo(story, '继续填写', '/home/evaluation?view=apply')
    await story.userEvent.click(story.canvas.getByRole('button', { name: '删除草稿' }))
    await expect(onMove).toHaveBeenCalledWith('cancel')
    await expect(story.canvas.queryByRole('button', { name: '查看提交的资料' })).toBeNull()
  },
})
export const Submitted = meta.story({
  args: { application: anApplicationIn(10, { later_changes: 2 }) },
  play: says('待初审', '协会正在核对资料与原件', '预计 2026-05-25 前完成初审', '您又修改了 2 处个人资料'),
})
export const Returned = meta.story({
  args: { application: anApplicationIn(15, { remark: '其余材料齐全' }) },
  play: async story => {
    await says('待补正', '退回补正 3 处', '还有 13 天；逾期自动撤销')(story)
    await leadsTo(story, '按意见补正', '/home/evaluation/credit-archive')
    await leadsTo(story, '重新提交', '/home/evaluation?view=apply')
    await leadsTo(
      story,
      '工作经历 · 华岳重工集团有限公司 · 证明材料',
      '/home/evaluation/credit-archive#edit-j1',
    )
    await expect(story.canvas.getByRole('region', { name: '补正意见' })).toHaveTextContent(
      '工作业绩 · 集团司库体系建设：业绩材料缺少验收报告',
    )
  },
})
export const ReturnedPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { application: anApplicationIn(15) },
  play: says('初审发现 2 处材料需要补充：任职文件缺少盖章页；业绩材料缺少验收报告。'),
})
export const FailedTheCheck = meta.story({
  args: { application: aFailedApplication('check'), lowestOpen: 1 },
  play: async story => {
    await says('初审未通过', '现 8 年', '现在就可以重新申请')(story)
    await leadsTo(story, '申请三星', '/home/evaluation?view=apply&star=3')
  },
})
export const ToPay = meta.story({
  args: { application: anApplicationIn(20) },
  play: async story => {
    await says('待缴费', '等待评价费 ¥1,200.00 到账', '2026-06-06 前缴费')(story)
    await leadsTo(story, '去缴费 ¥1,200.00', '/home/evaluation/payment/evaluation?order=2026052200142')
  },
})
export const Scoring = meta.story({
  play: async story => {
    await says('评审中', '两位评审专家正在独立评分', '还有 13 个工作日')(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: '申请撤销' }))
    await expect(onMove).toHaveBeenCalledWith('cancel')
    await story.userEvent.click(story.canvas.getByRole('button', { name: '查看提交的资料' }))
    await expect(onMove).toHaveBeenCalledWith('materials')
  },
})
export const CancelAsked = meta.story({
  args: { application: anApplicationIn(30, { cancel_asked_at: '2026-05-28 10:00:00' }) },
  play: async story => {
    await says('您于 2026-05-28 申请撤销')(story)
    await expect(story.canvas.queryByRole('button', { name: '申请撤销' })).toBeNull()
  },
})
export const Published = meta.story({
  args: { application: anApplicationIn(40) },
  play: async story => {
    await says('公示中', '姓名已作隐名处理', '2026-07-01 17:00 公示结束')(story)
    await leadsTo(story, '查看公示', '/home/evaluation?view=publicity')
  },
})
export const PublicityPaused = meta.story({
  args: {
    application: anApplicationIn(40, { publicity_paused: true, deadline_at: '2026-07-10 23:59:59' }),
  },
  play: says('公示中止，协会正在核查', '2026-07-10 前作出决定'),
})
export const Awarded = meta.story({
  args: { application: anApplicationIn(50) },
  play: async story => {
    await says('已授予', '公示无异议，授予四星', '证书有效期至 2029-07-01')(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: '申请纸质证书' }))
    await expect(onMove).toHaveBeenCalledWith('paper')
  },
})
export const AwardedWithPaper = meta.story({
  args: { application: anApplicationIn(50, { paper: aPaper() }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '申请纸质证书' })).toBeNull()
  },
})
export const NotAwarded = meta.story({
  args: { application: anApplicationIn(60) },
  play: async story => {
    await says('未授予', '综合评分 68.40，低于四星要求的 75.00', '2026-12-24 起可再次申请')(story)
    await story.userEvent.click(story.canvas.getByRole('button', { name: '查看评语' }))
    await expect(onMove).toHaveBeenCalledWith('result')
    await expect(story.canvas.queryByRole('link', { name: '重新申请' })).toBeNull()
  },
})
export const ObjectionUpheld = meta.story({
  args: { application: aFailedApplication('objection') },
  play: says('未授予', '异议经核查成立'),
})
export const Cancelled = meta.story({
  args: { application: anApplicationIn(70), lowestOpen: 1 },
  play: async story => {
    await says('已撤销', '您于 2026-05-14 撤销了申请', '费用未发生')(story)
    await leadsTo(story, '重新申请', '/home/evaluation?view=apply')
  },
})
export const Expired = meta.story({
  args: { application: anApplicationIn(80), lowestOpen: 1 },
  play: says('已到期', '证书满 3 年，已于 2026-05-10 到期'),
})
export const Revoked = meta.story({
  args: { application: anApplicationIn(90) },
  play: says('已撤回', '决定书 2026-14 号', '证书核验结果显示“已撤回”'),
})
const long = '大型中央企业集团总部财务共享服务中心首席财务官兼总会计师'
export const LongTextsPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    application: anApplicationIn(15, {
      position: long,
      remarks: [
        {
          part: 'customer_jobs',
          entry_id: 'j1',
          field: 'attachments',
          place: `工作经历 · ${long} · 证明材料`,
          text: '任职文件缺少盖章页，请上传由任职单位人事部门盖章的完整任职文件；扫描件要能看清文号与日期。'.repeat(
            3,
          ),
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: `四星评价 · ${long}` })).toBeVisible()
    await expect(canvas.getByText(/见下面的意见/)).toBeVisible()
  },
})
