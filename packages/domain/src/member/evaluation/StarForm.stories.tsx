import { expect, fn, within } from 'storybook/test'
import { starLevels, type StarLevel } from '@portal/api/rules/star'
import { firstFigures, missingFor } from '@portal/api/rules/star-figures'
import preview from '../../../../../.storybook/preview.tsx'
import { StarForm, type StarFormProps } from './StarForm.tsx'

const onChange = fn()
const onDeclare = fn()
const onSubmit = fn()
const profile = { financialworkage: 'p610', credentials: 1, profits: 1, papers: 0, incomplete: [] }
const levelOf = (star: StarLevel) => ({
  star,
  fee_fen: firstFigures.fee_fen[star],
  missing: missingFor(firstFigures, star, profile),
  again_from: null,
})

const args: StarFormProps = {
  draft: { star: 3, category: '综合', position: '财务经理岗' },
  levels: starLevels.map(levelOf),
  declared: false,
  errors: {},
  message: '',
  busy: false,
  submitLabel: '提交申请',
  onChange,
  onDeclare,
  onSubmit,
}
const meta = preview.meta({
  component: StarForm,
  args,
  decorators: [
    Story => (
      <>
        <h1>申请星级评价</h1>
        <Story />
      </>
    ),
  ],
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const three = canvas.getByRole('radio', { name: /^三星 评价费 ¥800.00 资料符合要求/ })
    await expect(three).toBeChecked()
    await userEvent.click(
      canvas.getByRole('radio', { name: /四星.*还缺：财务工龄 11 年以上；工作业绩至少 2 条/ }),
    )
    await expect(onChange).toHaveBeenCalledWith({ star: 4 })
    await userEvent.click(canvas.getByRole('radio', { name: '创新' }))
    await expect(onChange).toHaveBeenCalledWith({ category: '创新' })
    await userEvent.click(canvas.getByRole('checkbox', { name: /本人声明/ }))
    await expect(onDeclare).toHaveBeenCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})
export const NotEligible = meta.story({
  args: { draft: { star: 4 as const, category: '综合' as const, position: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('个人资料还不符合四星的要求')).toBeVisible()
    await expect(canvas.getByText('工作业绩至少 2 条')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '去补齐' })).toHaveAttribute(
      'href',
      '/home/evaluation/credit-archive',
    )
  },
})
/** A level that is held for long yet is not offered, nor is a lower one; the form says from when it is. */
export const LevelHeld = meta.story({
  args: {
    draft: { star: 3 as const, category: '综合' as const, position: '财务经理岗' },
    levels: starLevels.map(star => ({ ...levelOf(star), again_from: star > 2 ? null : '2026-12-29' })),
  },
  play: async ({ canvas }) => {
    for (const star of ['一星', '二星'])
      await expect(
        canvas.getByRole('radio', { name: `${star} 已持有同级或更高的星级，2026-12-29 起可以重新评价` }),
      ).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /^三星 评价费/ })).toBeEnabled()
  },
})
/** The hints are late, or do not come at all. */
export const WithoutHints = meta.story({
  args: {
    draft: { star: null, category: '综合' as const, position: '' },
    levels: starLevels.map(star => ({ star, fee_fen: null, missing: undefined, again_from: null })),
  },
  play: async ({ canvas }) => {
    const levels = within(canvas.getByRole('group', { name: '申报星级' }))
    await expect(levels.getAllByRole('radio')).toHaveLength(5)
  },
})
export const Wrong = meta.story({
  // about the way
  tags: ['no-picture'],
  args: {
    draft: { star: null, category: '综合' as const, position: '' },
    errors: { star: '请选择星级', position: '请输入申报岗位', declared: '请先确认声明' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请先确认声明')).toBeVisible()
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
  },
})
export const Refused = meta.story({
  args: { message: '个人资料还没有填完，请先补齐', declared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('个人资料还没有填完，请先补齐')
  },
})
export const Submitting = meta.story({ args: { busy: true, declared: true } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
