import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { Affix, Box, Input } from '../field/Field.styles.ts'
import { CheckIcon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Short text or icon inside the box, before the value. */
  prefix?: ReactNode
  /** Unit inside the box, after the value: 万元, 人. */
  unit?: ReactNode
  /**
   * The value is being fetched: shows the loader.
   * @default false
   */
  loading?: boolean | undefined
  /** A button at the end of the box. */
  action?: ReactNode
}

/** The Enter that ends a pinyin composition must not submit the form. */
export function holdEnterWhileComposing(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** One line of text. `className` goes to the field, `ref` and all other props to the input. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { texts, control } = splitTexts(props)
  const { prefix, unit, loading = false, action, id, onKeyDown, ...input } = control

  return (
    <Field {...texts} className={className} controlId={id}>
      {(bound, tone) => (
        <Box data-tone={tone}>
          {prefix ? <Affix data-side="start">{prefix}</Affix> : null}
          <Input
            type="text"
            {...input}
            {...bound}
            onKeyDown={event => {
              holdEnterWhileComposing(event)
              onKeyDown?.(event)
            }}
          />
          {unit ? <Affix data-side="end">{unit}</Affix> : null}
          {loading ? (
            <Affix data-side="end">
              <Spinner label="正在读取" />
            </Affix>
          ) : null}
          {tone === 'success' ? (
            <Affix data-side="end" data-tone="success">
              <CheckIcon />
            </Affix>
          ) : null}
          {action}
        </Box>
      )}
    </Field>
  )
}
