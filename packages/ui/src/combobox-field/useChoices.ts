import { useEffect, useRef, useState } from 'react'
import { asQuery, containsText, hasLatin, soundsLike, type Spoken } from './matching.ts'

export interface ComboOption {
  value: string
  label: string
  /** Second line: a number, a place. */
  detail?: string | undefined
}

/** Finds options on the server; a rejection shows 重试, an abort is silent. */
export type ComboSearch = (query: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

interface ChoicesOptions {
  options: readonly ComboOption[] | undefined
  onSearch: ComboSearch | undefined
  chosen: readonly ComboOption[]
  query: string
  open: boolean
}

interface Found {
  query: string
  options: readonly ComboOption[]
  failed: boolean
}

const typingPause = 250
const none: readonly ComboOption[] = []

/**
 * All options there are and which of them suit what was typed: those at hand by text and pinyin, or those that a search
 * brings. A chosen option is always among them, so that its label can be put back into the box.
 */
export function useChoices({ options, onSearch, chosen, query, open }: ChoicesOptions) {
  const wanted = asQuery(query)
  const spoken = usePinyin(onSearch === undefined && hasLatin(wanted))
  const [found, setFound] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  const search = useRef(onSearch)
  const remote = onSearch !== undefined

  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (!remote || !open || attempt < 0) return undefined
    const abort = new AbortController()
    const finish = (part: Pick<Found, 'options' | 'failed'>) => {
      if (!abort.signal.aborted) setFound({ query, ...part })
    }
    const timer = setTimeout(
      () => {
        search.current?.(query.trim(), abort.signal).then(
          result => finish({ options: result, failed: false }),
          () => finish({ options: [], failed: true }),
        )
      },
      query === '' ? 0 : typingPause,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [attempt, open, query, remote])

  const offered = (remote ? found?.options : options) ?? none
  const missing = chosen.filter(({ value }) => offered.every(option => option.value !== value))
  const kept = new Set(missing.map(({ label }) => label))
  const suits = (label: string) =>
    !kept.has(label) &&
    (remote ||
      wanted === '' ||
      containsText(label, wanted) ||
      (spoken !== null && soundsLike(spoken(label), wanted)))

  return {
    items: missing.length > 0 ? [...offered, ...missing] : offered,
    suits,
    loading: remote && open && found?.query !== query,
    failed: found?.query === query && found.failed,
    retry: () => {
      setFound(null)
      setAttempt(count => count + 1)
    },
  }
}

/** The pinyin of labels, fetched when letters are typed; where it cannot be fetched, Chinese still finds. */
function usePinyin(needed: boolean): ((label: string) => readonly Spoken[]) | null {
  const [library, setLibrary] = useState<{ spokenLabel: (label: string) => readonly Spoken[] } | null>(null)

  useEffect(() => {
    if (!needed || library) return undefined
    let gone = false
    const load = async () => {
      const loaded = await import('./pinyin.ts').catch(() => null)
      if (!gone && loaded) setLibrary(loaded)
    }
    void load()
    return () => {
      gone = true
    }
  }, [library, needed])

  return library?.spokenLabel ?? null
}
