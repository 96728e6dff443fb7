import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { SettingRow } from './SettingRow.tsx'

const meta = preview.meta({
  component: SettingRow,
  args: { term: '昵称', children: '知行', onEdit: fn() },
  decorators: [
    Story => (
      <dl>
        <Story />
      </dl>
    ),
  ],
})

export const Editable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改昵称' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
})
export const Standing = meta.story({ args: { onEdit: undefined } })
export const LongOnAPhone = meta.story({
  args: { children: `${'a'.repeat(60)}@${'b'.repeat(60)}.example` },
  globals: { viewport: { value: 'phone' } },
})
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
