export { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'
export type { ComboOption, ComboSearch } from './useChoices.ts'
