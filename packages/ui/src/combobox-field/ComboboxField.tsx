import type { Ref } from 'react'
import type { FieldTexts } from '../field/index.ts'
import { Combobox } from './Combobox.tsx'
import type { ComboOption, ComboSearch } from './useChoices.ts'

export interface ComboboxOwnProps extends FieldTexts {
  label: string
  /** Shown in the empty box. */
  placeholder?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** Name in the form; the chosen values are sent under it. */
  name?: string | undefined
  id?: string | undefined
  className?: string | undefined
  onBlur?: (() => void) | undefined
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined
  /** Options at hand, found by Chinese, full pinyin or initials. */
  options?: readonly ComboOption[] | undefined
  /** A search of one's own instead of `options`; what it brings is shown as it is. */
  onSearch?: ComboSearch | undefined
}

type ComboboxChoice =
  | {
      multiple?: false | undefined
      value: ComboOption | null
      onChange: (option: ComboOption | null) => void
    }
  | { multiple: true; value: readonly ComboOption[]; onChange: (options: readonly ComboOption[]) => void }

export type ComboboxFieldProps = ComboboxOwnProps & ComboboxChoice

/** A text box that finds its options as one types; nothing is searched while pinyin is being composed. */
export function ComboboxField(props: ComboboxFieldProps) {
  if (props.multiple) {
    const { multiple, value, onChange, ...rest } = props
    return <Combobox {...rest} multiple={multiple} chosen={value} onChoose={onChange} />
  }
  const { multiple: _one, value, onChange, ...rest } = props
  return (
    <Combobox
      {...rest}
      multiple={false}
      chosen={value ? [value] : []}
      onChoose={([option]) => onChange(option ?? null)}
    />
  )
}
