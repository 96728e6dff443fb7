import { useState, type ComponentProps } from 'react'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { Box } from '../field/Field.styles.ts'
import * as S from './TextareaField.styles.ts'

export interface TextareaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** Characters allowed; shown as a count. More can be typed, so that a paste is not cut unseen. */
  limit?: number | undefined
}

/** Several lines of text with a count. `className` goes to the field, `ref` and the rest to the textarea. */
export function TextareaField({ className, limit, ...props }: TextareaFieldProps) {
  const { texts, control } = splitTexts(props)
  const { id, onChange, ...area } = control
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''))
  const length = Array.from(area.value === undefined ? typed : String(area.value)).length
  const over = limit === undefined ? 0 : Math.max(0, length - limit)

  return (
    <Field
      {...texts}
      error={texts.error || (over > 0 ? `超出 ${over} 字，请缩短到 ${limit} 字以内` : undefined)}
      className={className}
      controlId={id}
    >
      {(bound, tone) => (
        <>
          <Box data-tone={tone}>
            <S.Area
              {...area}
              {...bound}
              onChange={event => {
                setTyped(event.currentTarget.value)
                onChange?.(event)
              }}
            />
          </Box>
          {limit === undefined ? null : (
            <S.Count data-over={over > 0 || undefined}>
              {length} / {limit}
            </S.Count>
          )}
        </>
      )}
    </Field>
  )
}
