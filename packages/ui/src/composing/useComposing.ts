import { useState, type ChangeEvent, type CompositionEvent, type KeyboardEvent } from 'react'

interface ComposingOptions {
  value: string
  onChange: (value: string) => void
  /** Cleans what was typed or pasted; not applied while an input method is composing. */
  clean?: ((typed: string) => string) | undefined
}

/** True while an input method (pinyin and the like) still works on the letters of this key. */
export function isComposingKey(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing
}

/** Binds a controlled input so that nobody hears of half-composed pinyin: letters stay local until the composition ends. */
export function useComposing({ value, onChange, clean = typed => typed }: ComposingOptions) {
  const [draft, setDraft] = useState<string | null>(null)

  function commit(typed: string) {
    setDraft(null)
    const next = clean(typed)
    if (next !== value) onChange(next)
  }

  return {
    value: draft ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = event.currentTarget.value
      const { nativeEvent } = event
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setDraft(typed)
      else commit(typed)
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => commit(event.currentTarget.value),
  }
}
