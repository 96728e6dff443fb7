import { Suspense, useRef, useState, type ComponentType, type RefObject } from 'react'
import { Action } from '../field/Field.styles.ts'
import { CalendarIcon } from '../icon/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'
import { typeDate, useTypedDate } from './useTypedDate.ts'

export interface DatePickerProps {
  anchor: RefObject<Element | null>
  /** The canonical date in the box, or empty. */
  value: string
  min: string
  max: string
  onChoose: (date: string) => void
  onClose: () => void
}

/** What a field for a day or a month takes, apart from the span of its calendar. */
export interface TypedDateProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'unit' | 'action' | 'min' | 'max' | 'inputMode' | 'maxLength' | 'value'
> {
  /** The canonical form; left out, the box looks after itself. */
  value?: string | undefined
}

interface DateBoxProps extends TypedDateProps {
  read: (text: string) => string
  settled: (text: string) => boolean
  /** Said when nothing can be read out of the box. */
  complaint: string
  /** Name of the button that opens the calendar. */
  openLabel: string
  /** First and last date that the calendar offers. */
  min: string
  max: string
  /** The calendar; lazy, so that it is fetched when first opened. */
  Picker: ComponentType<DatePickerProps>
}

/** What the fields for days and months share: a text box that reads many forms, and a calendar on demand. */
export function DateBox({
  read,
  settled,
  complaint,
  openLabel,
  min,
  max,
  Picker,
  error,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: DateBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  /** The date that the calendar opens at; null while it is closed. */
  const [openAt, setOpenAt] = useState<string | null>(null)
  const typed = useTypedDate({ value: rest.value, onChange, read, settled })

  function attach(node: HTMLInputElement | null) {
    input.current = node
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
  }

  return (
    <>
      <TextField
        inputMode="numeric"
        autoComplete="off"
        data-figures
        {...rest}
        {...typed.bound}
        ref={attach}
        error={error || (typed.unreadable ? complaint : undefined)}
        onBlur={event => {
          typed.bound.onBlur(event)
          onBlur?.(event)
        }}
        onKeyDown={event => {
          typed.bound.onKeyDown(event)
          onKeyDown?.(event)
        }}
        action={
          rest.disabled || rest.readOnly ? null : (
            <Action
              type="button"
              data-bare
              aria-label={openLabel}
              title={openLabel}
              aria-haspopup="dialog"
              aria-expanded={openAt !== null}
              onClick={() => setOpenAt(read(input.current?.value ?? ''))}
            >
              <CalendarIcon />
            </Action>
          )
        }
      />
      {openAt === null ? null : (
        <Suspense fallback={null}>
          <Picker
            anchor={input}
            value={openAt}
            min={min}
            max={max}
            onChoose={date => {
              if (input.current) typeDate(input.current, date)
              setOpenAt(null)
            }}
            onClose={() => setOpenAt(null)}
          />
        </Suspense>
      )}
    </>
  )
}
