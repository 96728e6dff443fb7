import { useRef } from 'react'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { OrderSearchField } from '../staff-desk/OrderSearchField.tsx'
import { useSearchDraft } from '../staff-desk/use-search-draft.ts'

export interface OrderSearchProps {
  /** What is searched for now. */
  asked: string
  /** `first` says that nothing of this search was asked for before. */
  onAsk: (text: string, first: boolean) => void
}

/** The search box of the order desk: what is typed stays here until it is asked for. */
export function OrderSearch({ asked, onAsk }: OrderSearchProps) {
  const box = useRef<HTMLInputElement>(null)
  const draft = useSearchDraft(asked, onAsk)

  useShortcuts({ '/': () => box.current?.focus() })

  return <OrderSearchField ref={box} draft={draft} shortcut="/" />
}
