import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

type Title = 'unit' | 'person' | 'special'

function Example(props: Partial<RadioGroupProps<Title>>) {
  const [value, setValue] = useState<Title | null>(null)
  return (
    <RadioGroup
      label="抬头类型"
      options={[
        { value: 'unit', label: '单位抬头' },
        { value: 'person', label: '个人抬头' },
        { value: 'special', label: '专用发票（个人抬头不可选）', disabled: true },
      ]}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({ component: Example })

export const Column = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('单位抬头'))
    await expect(canvas.getByRole('radio', { name: '单位抬头' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: '个人抬头' })).toBeChecked()
  },
})
export const Row = meta.story({ args: { direction: 'row' } })
export const Cards = meta.story({
  args: {
    direction: 'cards' as const,
    options: [
      { value: 'unit', label: '微信支付', help: '扫码，立即到账' },
      { value: 'person', label: '支付宝', help: '到支付宝页面付款，立即到账' },
      { value: 'special', label: '对公转账', help: '凭汇款识别码，1 个工作日内确认', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('扫码，立即到账'))
    await expect(canvas.getByRole('radio', { name: /微信支付/ })).toBeChecked()
  },
})
export const Lines = meta.story({
  args: {
    direction: 'lines' as const,
    options: [
      { value: 'unit', label: '05-18 10:42 华岳重工集团有限公司', help: '识别码、金额、尾号一致' },
      { value: 'person', label: '05-17 16:03 华岳重工集团有限公司', help: '仅金额一致' },
      { value: 'special', label: '05-16 09:30 华岳重工', help: '已匹配其他订单', disabled: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('仅金额一致'))
    await expect(canvas.getByRole('radio', { name: /05-17/ })).toBeChecked()
  },
})
export const WithError = meta.story({
  args: { error: '请选择抬头类型' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '抬头类型' })).toHaveAccessibleDescription(
      '请选择抬头类型',
    )
  },
})
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
