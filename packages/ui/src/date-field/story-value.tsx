import { useState, type ChangeEvent, type ComponentType } from 'react'
import { fn } from 'storybook/test'

/** Hears every date that the caller of a story is told. */
export const told = fn<(date: string) => void>()

/** The caller of a date field: keeps what it is told. */
export function useReportedValue(initial: string) {
  const [value, setValue] = useState(initial)
  return {
    value,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setValue(currentTarget.value)
      told(currentTarget.value)
    },
  }
}

/** As wide as a date field stands in a form. */
export const inFormColumn = (Story: ComponentType) => (
  <div style={{ maxWidth: 300 }}>
    <Story />
  </div>
)
