import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Steps, type Step } from './Steps.tsx'

const steps: Step[] = [
  { id: 'level', label: '会员级别', note: '常务理事单位', state: 'done', href: '#level' },
  { id: 'unit', label: '单位信息', note: '3 处需要修改', problem: true, state: 'current' },
  { id: 'people', label: '负责人与联系人', note: '未填写', state: 'todo' },
  { id: 'files', label: '材料上传', note: '营业执照已传', state: 'todo' },
  { id: 'submit', label: '核对并提交', state: 'todo' },
]

const meta = preview.meta({
  component: Steps,
  args: {
    onSelect: fn(),
    steps,
  },
})

export const Rail = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: '步骤' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('link', { name: '会员级别' }))
    await expect(args.onSelect).toHaveBeenCalledWith('level')
  },
})
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 步，共 5 步')).toBeVisible()
  },
})
