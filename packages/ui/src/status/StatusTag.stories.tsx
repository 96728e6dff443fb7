import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { StatusInline, StatusTag } from './StatusTag.tsx'
import { statusIcons, type StatusFamily, type StatusIconName } from './statusIcons.ts'

const families = [
  'success',
  'warning',
  'info',
  'neutral',
  'danger',
] as const satisfies readonly StatusFamily[]
const names = Object.keys(statusIcons) as StatusIconName[]

function Sheet() {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, max-content)', gap: 12 }}>
      {names.map((name, index) => (
        <div key={name} style={{ display: 'flex', gap: 12 }}>
          <StatusTag family={families[index % 5] ?? 'info'} icon={name}>
            退回补正
          </StatusTag>
          <StatusInline family={families[index % 5] ?? 'info'} icon={name}>
            退回补正
          </StatusInline>
        </div>
      ))}
    </div>
  )
}

const meta = preview.meta({
  component: StatusTag,
  args: { family: 'success', icon: 'circle-check', children: '有效' } as const,
})

export const Tag = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有效')).toBeVisible()
  },
})
export const Inline = meta.story({ render: args => <StatusInline {...args} /> })
export const Sheets = meta.story({ render: () => <Sheet /> })
export const StaffDark = meta.story({ render: () => <Sheet />, globals: { theme: 'dark', density: 'staff' } })
