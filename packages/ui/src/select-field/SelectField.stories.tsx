import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SelectField } from './SelectField.tsx'

const meta = preview.meta({
  component: SelectField,
  args: {
    label: '单位性质',
    placeholder: '请选择单位性质',
    options: [
      { value: 'state', label: '国有控股' },
      { value: 'private', label: '民营' },
      { value: 'foreign', label: '外商投资' },
    ],
    onChange: fn(),
  },
})

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: '单位性质' })
    await userEvent.selectOptions(select, '民营')
    await expect(select).toHaveValue('private')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})
export const Chosen = meta.story({ args: { defaultValue: 'state' } })
export const WithError = meta.story({ args: { error: '请选择单位性质' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Loading = meta.story({ args: { loading: true, placeholder: '正在读取省市', options: [] } })
export const StaffDark = meta.story({
  globals: { theme: 'dark', density: 'staff' },
  args: { defaultValue: 'state' },
})
