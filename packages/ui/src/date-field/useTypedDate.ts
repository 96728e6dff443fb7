import {
  useRef,
  useState,
  type ChangeEvent,
  type ChangeEventHandler,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'

interface TypedDateOptions {
  value: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement> | undefined
  /** The canonical form of what was typed; empty while there is none. */
  read: (text: string) => string
  /** True for a text that nobody would go on typing: it may be rewritten at once. */
  settled: (text: string) => boolean
}

/** Writes as a person would, past React's own bookkeeping, so that an `input` event after it counts. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
}

/** Puts a date into the box as if it had been typed. */
export function typeDate(input: HTMLInputElement, date: string) {
  write(input, date)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Lets a date be typed in any form while the form hears only of whole dates, or of '' as of a native date input.
 * `event.currentTarget.value` is canonical whenever `onChange` is called.
 */
export function useTypedDate({ value, onChange, read, settled }: TypedDateOptions) {
  const [draft, setDraft] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState(false)
  const reported = useRef<string | null>(null)

  function report(event: ChangeEvent<HTMLInputElement>, date: string) {
    const input = event.currentTarget
    const known = value ?? reported.current
    reported.current = date
    if (known === date) return
    const { value: typed, selectionStart, selectionEnd } = input
    if (typed !== date) write(input, date)
    onChange?.(event)
    if (date !== '') return
    // the box keeps what was typed; only the listener read ''
    write(input, typed)
    input.setSelectionRange(selectionStart, selectionEnd)
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    const date = read(input.value)
    setUnreadable(false)
    if (composing || (input.value !== '' && !(date && settled(input.value)))) {
      setDraft(input.value)
      if (!composing) report(event, '')
      return
    }
    setDraft(null)
    report(event, date)
    if (value === undefined) write(input, date)
  }

  function settle(input: HTMLInputElement) {
    const date = read(input.value)
    if (date !== '' && date !== input.value) typeDate(input, date)
    if (date !== '' || input.value === '') setDraft(null)
    setUnreadable(date === '' && input.value !== '')
  }

  return {
    unreadable,
    bound: {
      ...(value === undefined ? {} : { value: draft ?? value }),
      onChange: take,
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => settle(event.currentTarget),
      onBlur: (event: FocusEvent<HTMLInputElement>) => settle(event.currentTarget),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle(event.currentTarget)
      },
    },
  }
}
