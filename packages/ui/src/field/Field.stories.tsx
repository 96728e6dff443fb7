import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Field } from './Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = preview.meta({
  component: Field,
  args: {
    label: '单位电话',
    hint: '用于联系会员代表。',
    children: control => <input {...control} />,
  },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '单位电话' })).toHaveAccessibleDescription(
      '用于联系会员代表。',
    )
  },
})
export const WithError = meta.story({
  args: { error: '请输入单位电话' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '单位电话' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('用于联系会员代表。 请输入单位电话')
  },
})
export const Optional = meta.story({ args: { optional: true, hint: undefined } })
export const Group = meta.story({
  render: () => (
    <FieldGroup label="注册地址" error="请选择注册地所在区县">
      <input aria-label="街道、门牌号" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '注册地址' })).toHaveAccessibleDescription(
      '请选择注册地所在区县',
    )
  },
})
