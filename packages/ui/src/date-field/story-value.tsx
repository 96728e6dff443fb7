import { useState, type ChangeEvent, type ComponentType } from 'react'
import { fn } from 'storybook/test'

/** Called with every date that a story's field reports. */
export const reported = fn<(date: string) => void>()

/** State for a story's date field. */
export function useReportedValue(initial: string) {
  const [value, setValue] = useState(initial)
  return {
    value,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setValue(currentTarget.value)
      reported(currentTarget.value)
    },
  }
}

/** As wide as a date field stands in a form. */
export const inFormColumn = (Story: ComponentType) => (
  <div style={{ maxWidth: 300 }}>
    <Story />
  </div>
)
