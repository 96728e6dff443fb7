import { useLayoutEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import { isPlainPress } from '@portal/ui/plain-press'
import { newestEntry, type LinkProps } from '../../shared/router-link/index.ts'
import type { ViewInAddress } from './view-in-address.ts'

/** What the view of every desk holds, besides what the desk filters by. */
export interface DeskView {
  /** Page of the queue, from 1. */
  page: number
  /** Key of the open record; null: nobody has picked one. */
  record: string | null
}

/** What a link to another view of a desk is made of. */
export type DeskLink = Pick<LinkProps, 'to' | 'onClick'>

/** The view of a desk, and the ways to another that differs from it in a part. */
export interface DeskAddress<View extends DeskView> {
  view: View
  searchOf: (part: Partial<View>) => URLSearchParams
  show: (part: Partial<View>, options?: NavigateOptions) => void
  /** The same filters but for this part: the first page, no record open. */
  queueOf: (part: Partial<View>) => URLSearchParams
  showQueue: (part: Partial<View>, options?: NavigateOptions) => void
  /** Leads where `queueOf` says; its press goes on, as `showQueue` does, from what was asked for last. */
  queueLink: (part: Partial<View>) => DeskLink
  /** With what the address leaves open: whatever is shown next names it. */
  settle: (part: Partial<View>) => DeskAddress<View>
}

/** A view that was asked for and is not drawn yet. */
interface Asked<View> {
  view: View
  search: string
  /** The entry of the history that asks for it. */
  entry: string | undefined
}

/**
 * What the address asks a desk for. The next view goes on from the one that was asked for last, drawn or not: of two
 * filters that are set quickly one after the other both are kept, and so are two tabs.
 */
export function useDeskAddress<View extends DeskView>({
  read,
  write,
}: ViewInAddress<View>): DeskAddress<View> {
  const [search, setSearch] = useSearchParams()
  const asked = useRef<Asked<View>>(null)
  useLayoutEffect(() => {
    if (asked.current?.search === String(search)) asked.current = null
  }, [search])

  function ask(drawn: View, part: Partial<View>, options?: NavigateOptions) {
    // somebody may have gone elsewhere since, by another link or by Back
    const last = asked.current?.entry === newestEntry() ? asked.current : null
    const view = { ...(last?.view ?? drawn), ...part }
    const next = write(view)
    setSearch(next, { replace: String(next) === (last?.search ?? String(search)), ...options })
    const isDrawn = String(next) === String(search)
    asked.current = isDrawn ? null : { view, search: String(next), entry: newestEntry() }
  }

  function addressOf(view: View): DeskAddress<View> {
    const searchOf = (part: Partial<View>) => write({ ...view, ...part })
    const queueOf = (part: Partial<View>) => write({ ...view, page: 1, record: null, ...part })
    const showQueue = (part: Partial<View>, options?: NavigateOptions) =>
      ask(view, { page: 1, record: null, ...part }, options)
    return {
      view,
      searchOf,
      show: (part, options) => ask(view, part, options),
      queueOf,
      showQueue,
      queueLink: part => ({
        to: `?${queueOf(part)}`,
        onClick(event) {
          if (!isPlainPress(event)) return
          event.preventDefault()
          showQueue(part)
        },
      }),
      settle: part => addressOf({ ...view, ...part }),
    }
  }

  return addressOf(read(search))
}
