import { useRef } from 'react'
import { SearchField } from '@portal/ui/search-field'
import { useShortcuts } from '../staff-shortcuts/index.ts'
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

  return (
    <SearchField
      ref={box}
      label="搜索订单"
      placeholder="订单号、会员、手机、识别码"
      shortcut="/"
      maxLength={50}
      value={draft.text}
      onChange={draft.type}
      onSearch={draft.now}
    />
  )
}
