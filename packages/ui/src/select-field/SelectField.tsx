import type { ComponentProps } from 'react'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { Affix, Box } from '../field/Field.styles.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import * as S from './SelectField.styles.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectFieldProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  options: readonly SelectOption[]
  /** First, empty choice: 请选择…. Without it the first option is chosen. */
  placeholder?: string | undefined
  /**
   * The options are being fetched.
   * @default false
   */
  loading?: boolean | undefined
}

/** A native select; phones bring their own picker. `className` goes to the field, `ref` and the rest to the select. */
export function SelectField({
  className,
  options,
  placeholder,
  loading = false,
  ...props
}: SelectFieldProps) {
  const { texts, control } = splitTexts(props)
  const { id, ...select } = control

  return (
    <Field {...texts} className={className} controlId={id}>
      {(bound, tone) => (
        <Box data-tone={tone}>
          <S.Select {...select} {...bound} aria-busy={loading || undefined}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map(option => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </S.Select>
          {loading ? (
            <Affix data-side="end">
              <Spinner label="正在读取" />
            </Affix>
          ) : (
            <S.Arrow>
              <ChevronDownIcon />
            </S.Arrow>
          )}
        </Box>
      )}
    </Field>
  )
}
