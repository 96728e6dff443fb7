import { useEffect, useRef, useState } from 'react'

const patience = 400

/** What stands in a search box between typing and asking: `commit` hears of it after a pause, or at once on `now`. */
export function useSearchDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<{ of: string; text: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(commit)

  useEffect(() => {
    latest.current = commit
  })
  useEffect(
    () => () => {
      clearTimeout(timer.current)
    },
    [],
  )

  function ask(text: string) {
    clearTimeout(timer.current)
    const plain = text.trim()
    setDraft({ of: plain, text })
    latest.current(plain)
  }

  return {
    // a value that changed from outside, by back or by clearing, wins over what was typed before
    text: draft?.of === value ? draft.text : value,
    type: (text: string) => {
      setDraft({ of: value, text })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => ask(text), patience)
    },
    now: ask,
  }
}
