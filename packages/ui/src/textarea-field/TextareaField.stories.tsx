import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { TextareaField } from './TextareaField.tsx'

const meta = preview.meta({
  component: TextareaField,
  args: {
    label: '单位简介',
    optional: true,
    limit: 300,
    placeholder: '主营业务、财务管理特点等，300 字以内',
  },
})

export const Counts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /单位简介/ }), '装备制造')
    await expect(canvas.getByText('4 / 300')).toBeVisible()
  },
})
export const TooLong = meta.story({
  args: { limit: 4, defaultValue: '装备制造企业' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox')
    await expect(area).toHaveAccessibleDescription('超出 2 字，请缩短到 4 字以内')
    await expect(canvas.getByText('6 / 4')).toBeVisible()
    await userEvent.type(area, '{Backspace}{Backspace}')
    await expect(area).toBeValid()
  },
})
export const CountsCharactersNotUnits = meta.story({
  args: { limit: 4, defaultValue: '𠮷野家𠀀' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 / 4')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})
export const WithError = meta.story({ args: { error: '请填写单位简介' } })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '装备制造' } })
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Staff = meta.story({ globals: { density: 'staff', theme: 'dark' } })
