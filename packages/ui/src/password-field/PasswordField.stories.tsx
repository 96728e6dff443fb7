import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({ component: PasswordField, args: { label: '密码', defaultValue: 'abc_12345' } })

export const ShowAndHide = meta.story({
  args: { note: '8~16 位数字、字母或下划线' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('密码')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }))
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: '隐藏密码' }))
    await expect(input).toHaveAttribute('type', 'password')
  },
})
export const WithError = meta.story({ args: { error: '请输入密码', defaultValue: '' } })
