import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TextField } from '../text-field/index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: 'email', message: '邮箱格式不正确，应类似 name@company.cn' },
      { fieldId: 'phone', message: '请输入单位电话' },
    ],
  },
})

export const TakesFocusAndJumps = meta.story({
  render: args => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 640 }}>
      <ErrorSummary {...args} />
      <TextField id="email" label="单位邮箱" error="邮箱格式不正确" />
      <TextField id="phone" label="单位电话" error="请输入单位电话" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert', { name: '有 2 处需要修改' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: '请输入单位电话' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '单位电话' })).toHaveFocus())
  },
})
export const Nothing = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
