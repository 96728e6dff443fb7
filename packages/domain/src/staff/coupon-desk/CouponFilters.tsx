import { couponItems, type CouponItem } from '@portal/api/rules/coupon'
import { yuan } from '@portal/api/rules/money'
import { FilterChip } from '@portal/ui/filter-chip'
import { Popover } from '@portal/ui/popover'
import { RadioGroup } from '@portal/ui/radio-group'
import { SearchField } from '@portal/ui/search-field'
import * as S from '../order-desk/OrderFilters.styles.ts'
import { useSearchDraft } from '../staff-desk/use-search-draft.ts'
import type { CouponView } from './coupon-view.ts'

export interface CouponFiltersProps {
  view: CouponView
  /** What the batches in effect have saved; undefined while unknown. */
  savedFen: number | undefined
  beside: boolean
  onChange: (part: Partial<CouponView>, options?: { replace: boolean }) => void
}

const options = [
  { value: 'all', label: '全部' },
  ...Object.entries(couponItems).map(([value, label]) => ({ value, label })),
]
const itemOf = (value: string) =>
  (Object.keys(couponItems) as CouponItem[]).find(item => item === value) ?? null

/** Search and filter of the batches; every change acts at once. */
export function CouponFilters({ view, savedFen, beside, onChange }: CouponFiltersProps) {
  const draft = useSearchDraft(view.q, (q, first) => onChange({ q }, { replace: !first }))
  return (
    <S.Root aria-label="筛选批次" data-beside={beside || undefined}>
      <S.Search>
        <SearchField
          label="搜索批次"
          placeholder="批次、优惠码"
          maxLength={50}
          value={draft.text}
          onChange={draft.type}
          onSearch={draft.now}
        />
      </S.Search>
      <Popover
        label="适用项目"
        renderTrigger={button => (
          <FilterChip
            name="适用项目"
            value={view.item === null ? undefined : couponItems[view.item]}
            {...button}
          />
        )}
      >
        <RadioGroup
          label="适用项目"
          options={options}
          value={view.item ?? 'all'}
          onChange={value => onChange({ item: itemOf(value) })}
        />
      </Popover>
      <S.Total>
        生效中批次已减 <b>{savedFen === undefined ? '…' : yuan(savedFen)}</b>
      </S.Total>
    </S.Root>
  )
}
