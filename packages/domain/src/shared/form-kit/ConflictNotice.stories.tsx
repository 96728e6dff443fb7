import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'

const onLoad = fn()
const onKeep = fn()

const meta = preview.meta({
  component: ConflictNotice,
  args: { savedAt: '2026-05-18 14:40:00', onLoad, onKeep },
})

export const TheyOrI = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('保存于 2026-05-18 14:40')
    await userEvent.click(canvas.getByRole('button', { name: '载入最新内容' }))
    await expect(onLoad).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '保留这里的内容' }))
    await expect(onKeep).toHaveBeenCalledOnce()
  },
})
export const SaysWhatDiffers = meta.story({
  args: {
    differences: [
      { label: '姓名', words: '陈知远' },
      { label: '身份证号', words: '1101**********0021' },
      { label: '邮箱', words: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('姓名：陈知远')).toBeVisible()
    await expect(canvas.getByText('邮箱：未填写')).toBeVisible()
  },
})
/** Where the form itself may be out of sight, what stands here is said too. */
export const SaysBoth = meta.story({
  args: {
    differences: [
      { label: '申报星级', words: '二星', here: '三星' },
      { label: '申报岗位', words: '财务经理岗', here: '' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('（这里：三星）').closest('li')).toHaveTextContent(
      '申报星级：二星（这里：三星）',
    )
    await expect(canvas.getByText('（这里：未填写）')).toBeVisible()
  },
})
export const StillFetching = meta.story({
  args: { savedAt: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '载入最新内容' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: '保留这里的内容' })).toBeDisabled()
  },
})
export const NobodySaysWhen = meta.story({
  args: { savedAt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('保存于')
    await expect(canvas.getByRole('button', { name: '载入最新内容' })).toBeEnabled()
  },
})
const long = '统筹集团资金集中管理、预算考核与财务共享中心建设，主持年度审计与税务筹划。'.repeat(4)
export const Phone = meta.story({
  args: { differences: [{ label: '个人简介', words: long }] },
  globals: { viewport: { value: 'phone' } },
})
export const Dark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
