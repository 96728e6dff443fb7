import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { IdNumberField, type IdNumberFieldProps } from './IdNumberField.tsx'

function Example(props: Omit<IdNumberFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('')
  return <IdNumberField {...props} value={value} onChange={setValue} />
}

const meta = preview.meta({ component: Example, args: { label: '身份证号' } })

export const CleansWhatIsPasted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '身份证号' })
    await userEvent.click(input)
    await userEvent.paste('１１０１０１ 19900307 001ｘ')
    await expect(input).toHaveValue('11010119900307001X')
  },
})
export const WaitsForTheComposition = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await fireEvent.compositionStart(input)
    input.value = '１１x'
    await fireEvent.compositionEnd(input)
    await expect(input).toHaveValue('11X')
  },
})
