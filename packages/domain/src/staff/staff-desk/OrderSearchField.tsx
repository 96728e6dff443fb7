import { SearchField, type SearchFieldProps } from '@portal/ui/search-field'
import type { useSearchDraft } from './use-search-draft.ts'

export interface OrderSearchFieldProps extends Pick<SearchFieldProps, 'ref' | 'shortcut'> {
  draft: ReturnType<typeof useSearchDraft>
}

/** Searches orders by whatever names one. */
export function OrderSearchField({ draft, ...rest }: OrderSearchFieldProps) {
  return (
    <SearchField
      {...rest}
      label="搜索订单"
      placeholder="订单号、会员、手机、识别码"
      maxLength={50}
      value={draft.text}
      onChange={draft.type}
      onSearch={draft.now}
    />
  )
}
