import { useRef, useState, type SyntheticEvent } from 'react'

/**
 * Text of the box beside the chosen value. While pinyin is being composed the letters show but nothing is searched;
 * what the library writes into the box by itself only brings the chosen label back.
 */
export function useComboboxText(label: string, onEmptied: () => void) {
  const [draft, setDraft] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const typing = useRef(false)
  const composing = useRef(false)

  function reset() {
    setDraft(null)
    setQuery('')
  }

  return {
    text: draft ?? label,
    query,
    reset,
    onInputChange: (next: string) => {
      if (!typing.current) return reset()
      typing.current = false
      setDraft(next)
      if (composing.current) return
      setQuery(next)
      if (next === '') onEmptied()
    },
    input: {
      onInputCapture: () => {
        typing.current = true
      },
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: (event: SyntheticEvent<HTMLInputElement>) => {
        composing.current = false
        setQuery(event.currentTarget.value)
      },
    },
  }
}
