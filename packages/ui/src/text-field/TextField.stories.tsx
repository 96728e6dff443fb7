import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  component: TextField,
  args: { label: '单位全称', placeholder: '与营业执照一致', onChange: fn() },
  decorators: [
    Story => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
})

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '单位全称' }), '华岳')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
})
export const Filled = meta.story({ args: { defaultValue: '江海联运集团有限公司' } })
export const WithError = meta.story({
  args: { label: '单位邮箱', defaultValue: 'caiwu#huayue', error: '邮箱格式不正确，应类似 name@company.cn' },
})
export const WithWarning = meta.story({
  args: {
    label: '统一社会信用代码',
    defaultValue: '91110108MA01X7Q24R',
    warning: '校验位不符，请核对；可以继续',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})
export const Success = meta.story({
  args: { label: '统一社会信用代码', defaultValue: '91350100M000100Y43', success: '与执照识别结果一致' },
})
export const Disabled = meta.story({
  args: { defaultValue: '江海联运集团有限公司', disabled: true, note: '审核期间不能修改' },
})
export const ReadOnly = meta.story({
  args: { label: '会员编号', defaultValue: 'E-2021-000386', readOnly: true },
})
export const Loading = meta.story({ args: { label: '注册地址', loading: true, placeholder: '正在读取省市' } })
export const WithUnit = meta.story({
  args: { label: '上年度营业收入', hint: '按审计报告填写。', unit: '万元', defaultValue: '1,286,400.00' },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { label: '备注', error: '请写明退回原因' },
})
export const ComposingEnterDoesNotSubmit = meta.story({
  render: args => (
    <form>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const enter = { key: 'Enter', isComposing: true }
    await expect(fireEvent.keyDown(canvas.getByRole('textbox'), enter)).toBe(false)
  },
})
