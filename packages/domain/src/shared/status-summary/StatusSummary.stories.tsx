import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StatusSummary } from './StatusSummary.tsx'

const meta = preview.meta({
  component: StatusSummary,
  args: {
    answers: {
      why: '已于 2026-05-14 提交，等待协会审核。',
      next: '审核通过后生成缴费单，到账即入会；需要补正时会写明原因退回。',
      until: '协会在 2026-05-21 前给出结果，还有 3 天。',
    },
  },
})

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(term => term.textContent)).toEqual([
      '为什么在这一步',
      '接下来',
      '截止时间',
    ])
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
