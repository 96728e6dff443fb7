import type { NavigateOptions } from 'react-router-dom'
import type { OrderType } from '@portal/api/hooks/orders'
import { useAskedSearch, type AskingLink } from '../../shared/router-link/index.ts'
import type { ViewInAddress } from './view-in-address.ts'

/** What the view of every desk holds, besides what the desk filters by. */
export interface DeskView {
  /** Page of the queue, from 1. */
  page: number
  /** Key of the open record; null: nobody has picked one. */
  record: string | null
  /** Of a desk with a queue for each type of orders: a record is found under its own type alone. */
  type?: OrderType
}

/** The view of a desk, and the ways to another that differs from it in a part. */
export interface DeskAddress<View extends DeskView> {
  view: View
  searchOf: (part: Partial<View>) => URLSearchParams
  show: (part: Partial<View>, options?: NavigateOptions) => void
  /** The same filters but for this part: the first page, no record open. */
  queueOf: (part: Partial<View>) => URLSearchParams
  showQueue: (part: Partial<View>, options?: NavigateOptions) => void
  /** Leads where `queueOf` says; its press goes on, as `showQueue` does, from what was asked for last. */
  queueLink: (part: Partial<View>) => AskingLink
  /** With what the address leaves open: whatever is shown next names it. */
  settle: (part: Partial<View>) => DeskAddress<View>
}

/**
 * What the address asks a desk for. The next view goes on from the one that was asked for last, drawn or not; a record
 * that is picked from the rows which are drawn opens as one of theirs.
 */
export function useDeskAddress<View extends DeskView>({
  read,
  write,
}: ViewInAddress<View>): DeskAddress<View> {
  const { search, ask, askingLink } = useAskedSearch()

  function addressOf(view: View): DeskAddress<View> {
    const goingTo = (part: Partial<View>) => (from: URLSearchParams) => {
      const last = String(from) === String(search) ? view : read(from)
      return write({ ...last, ...(part.record ? { type: view.type } : {}), ...part })
    }
    const inQueue = (part: Partial<View>) => ({ page: 1, record: null, ...part })
    return {
      view,
      searchOf: part => write({ ...view, ...part }),
      show: (part, options) => ask(goingTo(part), options),
      queueOf: part => write({ ...view, ...inQueue(part) }),
      showQueue: (part, options) => ask(goingTo(inQueue(part)), options),
      queueLink: part => askingLink(goingTo(inQueue(part))),
      settle: part => addressOf({ ...view, ...part }),
    }
  }

  return addressOf(read(search))
}
