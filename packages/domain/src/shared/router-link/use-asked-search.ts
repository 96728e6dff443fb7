import { useLocation, useSearchParams, type Location, type NavigateOptions } from 'react-router-dom'
import { isPlainPress } from '@portal/ui/plain-press'
import type { LinkProps } from './Link.tsx'
import { newestEntry } from './use-still-here.ts'

/** What a link whose press is followed by its page is made of. */
export type AskingLink = Pick<LinkProps, 'to' | 'onClick'>

/** Makes the next search of an address from another. */
type Change = (from: URLSearchParams) => URLSearchParams

export interface AskedSearch {
  /** Of the address that is drawn. */
  search: URLSearchParams
  /** Goes on from what was asked for last, drawn or not. The same search again replaces its entry of the history. */
  ask: (change: Change, options?: NavigateOptions) => void
  /** Leads where the change leads from what is drawn; its press goes on, as `ask` does, from what was asked for last. */
  askingLink: (change: Change) => AskingLink
}

/** A search that was asked for and is not drawn yet. */
interface Asked {
  search: string
  /** The entry of the history that asks for it. */
  entry: string | undefined
}

/** By the address that is drawn: what has been asked for since, whichever part of the page did. */
const askedSince = new WeakMap<Location, Asked>()

/**
 * The search of the address, and the way to another. React draws the next address when it has time: a press that comes
 * before goes on from what was asked for last, so that of two filters, or two tabs, pressed quickly one after the other
 * both are kept.
 */
export function useAskedSearch(): AskedSearch {
  const [search, setSearch] = useSearchParams()
  const drawn = useLocation()

  function ask(change: Change, options?: NavigateOptions) {
    // somebody may have gone elsewhere since, by another link or by Back
    const asked = askedSince.get(drawn)
    const last = asked?.entry === newestEntry() ? asked : undefined
    const from = new URLSearchParams(last?.search ?? search)
    const here = String(from)
    const next = change(from)
    setSearch(next, { replace: String(next) === here, ...options })
    askedSince.set(drawn, { search: String(next), entry: newestEntry() })
  }

  return {
    search,
    ask,
    askingLink: change => ({
      to: `?${change(new URLSearchParams(search))}`,
      onClick(event) {
        if (!isPlainPress(event)) return
        event.preventDefault()
        ask(change)
      },
    }),
  }
}
