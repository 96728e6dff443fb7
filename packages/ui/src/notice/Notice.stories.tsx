import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  component: Notice,
  args: { children: '付款户名多出“北京分公司”。分公司代付可以确认，请在备注写明。' },
})

export const Info = meta.story()
export const Success = meta.story({ args: { tone: 'success', title: '已提交' } })
export const Warning = meta.story({ args: { tone: 'warning', action: <a href="#more">查看</a> } })
export const Error = meta.story({
  args: { tone: 'error', role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('付款户名')
  },
})
export const StaffDark = meta.story({
  args: { tone: 'warning' },
  globals: { theme: 'dark', density: 'staff' },
})
