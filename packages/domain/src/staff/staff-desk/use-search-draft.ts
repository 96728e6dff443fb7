import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Milliseconds without a key press after which is asked. */
export const pauseMs = 400

interface Draft {
  text: string
  /** What was asked for with it; null while it is being typed. */
  asked: string | null
  /** `value` has become what was asked for: whatever comes after it comes from outside. */
  arrived: boolean
}

/**
 * What stands in a search box between typing and asking: `commit` hears of it after a pause, or at once on `now`.
 * `first` says that nothing of this search was asked for before: going back then leads to the search before it.
 */
export function useSearchDraft(value: string, commit: (text: string, first: boolean) => void) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [seen, setSeen] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef({ value, commit })
  const first = useRef(true)

  if (seen !== value) {
    setSeen(value)
    // an answer to an earlier question must not take the place of what was typed since
    if (draft?.arrived === true) setDraft(null)
    else if (draft?.asked === value) setDraft({ ...draft, arrived: true })
  }

  // before the pause can end: what is asked for goes on from what was chosen meanwhile
  useLayoutEffect(() => {
    latest.current = { value, commit }
    if (draft === null) first.current = true
  })
  useEffect(() => {
    // Back may come before what was asked for has been drawn, and leave no change to be seen
    const leave = () => setDraft(held => (held?.asked === null ? held : null))
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('popstate', leave)
      clearTimeout(timer.current)
    }
  }, [])

  function ask(text: string) {
    clearTimeout(timer.current)
    const asked = text.trim()
    const known = asked === latest.current.value
    setDraft({ text, asked, arrived: known })
    if (known) return
    latest.current.commit(asked, first.current)
    first.current = false
  }

  return {
    text: draft?.text ?? value,
    type: (text: string) => {
      setDraft({ text, asked: null, arrived: false })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => ask(text), pauseMs)
    },
    now: (text: string) => {
      ask(text)
      first.current = true
    },
  }
}
