import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Segmented } from './Segmented.tsx'

function Example() {
  const [value, setValue] = useState<'person' | 'unit'>('person')
  return (
    <Segmented
      label="会员类型"
      items={[
        { value: 'person', label: '个人会员' },
        { value: 'unit', label: '单位会员' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

const meta = preview.meta({ component: Example })

export const Chooses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('单位会员'))
    await expect(canvas.getByRole('radio', { name: '单位会员' })).toBeChecked()
  },
})
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const StaffDark = meta.story({ globals: { theme: 'dark', density: 'staff' } })
