import { useSearchParams, type NavigateOptions } from 'react-router-dom'
import type { ViewInAddress } from './view-in-address.ts'

/** What the view of every desk holds, besides what the desk filters by. */
export interface DeskView {
  /** Page of the queue, from 1. */
  page: number
  /** Key of the open record; null: nobody has picked one. */
  record: string | null
}

/** The view of a desk, and the ways to another that differs from it in a part. */
export interface DeskAddress<View extends DeskView> {
  view: View
  searchOf: (part: Partial<View>) => URLSearchParams
  show: (part: Partial<View>, options?: NavigateOptions) => void
  /** The same filters but for this part: the first page, no record open. */
  queueOf: (part: Partial<View>) => URLSearchParams
  showQueue: (part: Partial<View>, options?: NavigateOptions) => void
  /** With what the address leaves open: whatever is shown next names it. */
  settle: (part: Partial<View>) => DeskAddress<View>
}

/** What the address asks a desk for. */
export function useDeskAddress<View extends DeskView>({
  read,
  write,
}: ViewInAddress<View>): DeskAddress<View> {
  const [search, setSearch] = useSearchParams()

  function addressOf(view: View): DeskAddress<View> {
    const searchOf = (part: Partial<View>) => write({ ...view, ...part })
    const queueOf = (part: Partial<View>) => write({ ...view, page: 1, record: null, ...part })
    return {
      view,
      searchOf,
      show: (part, options) => setSearch(searchOf(part), options),
      queueOf,
      showQueue: (part, options) => setSearch(queueOf(part), options),
      settle: part => addressOf({ ...view, ...part }),
    }
  }

  return addressOf(read(search))
}
