import { Suspense, useState, type ComponentProps } from 'react'
import { yuan } from '@portal/api/rules/money'
import { subjectTypeNames } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import { FilterChip } from '@portal/ui/filter-chip'
import { Popover } from '@portal/ui/popover'
import { preloadable } from '@portal/ui/preloadable'
import { daysText } from '../staff-desk/order-filter.ts'
import { useChosen } from '../staff-desk/use-chosen.ts'
import { statusText, type OrderView } from './order-view.ts'
import * as S from './OrderFilters.styles.ts'
import { OrderSearch } from './OrderSearch.tsx'

const OrderFilterChoices = preloadable(async () => ({
  default: (await import('./OrderFilterChoices.tsx')).OrderFilterChoices,
}))

/** The filters, by their names. */
const filters = [
  { filter: 'statuses', name: '状态', chosen: view => statusText(view.statuses) },
  {
    filter: 'subjectType',
    name: '会员类型',
    chosen: view => (view.subjectType ? subjectTypeNames[view.subjectType] : ''),
  },
  {
    filter: 'channel',
    name: '渠道',
    chosen: view => (view.channel ? channelNames[view.channel] : ''),
  },
  { filter: 'days', name: '下单时间', chosen: daysText },
] as const satisfies readonly {
  filter: string
  name: string
  chosen: (view: OrderView) => string
}[]

export interface OrderFiltersProps extends Omit<ComponentProps<'search'>, 'children' | 'onChange'> {
  view: OrderView
  /** Today in Shanghai. */
  today: string
  /** Sum over everything that matches; nothing while unknown, null where too many match to add them up. */
  totalFen: number | null | undefined
  /** A drawer takes part of the room. */
  beside: boolean
  /** `replace` where the change goes on with the one before it. */
  onChange: (part: Partial<OrderView>, options?: { replace: boolean }) => void
  onClear: () => void
}

const fetchAhead = OrderFilterChoices.preload

/** Search and filters of the order desk; every change acts at once. */
export function OrderFilters({
  view,
  today,
  totalFen,
  beside,
  onChange,
  onClear,
  ...rest
}: OrderFiltersProps) {
  const [cleared, setCleared] = useState(0)
  const { seen, choose } = useChosen(view, onChange)
  const filtered = view.q !== '' || filters.some(({ chosen }) => chosen(seen) !== '')

  return (
    <S.Root
      aria-label="筛选订单"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
      data-beside={beside || undefined}
    >
      <S.Search>
        {/* a new box has nothing typed in it, asked for or not */}
        <OrderSearch
          key={cleared}
          asked={view.q}
          onAsk={(q, first) => onChange({ q }, { replace: !first })}
        />
      </S.Search>
      {filters.map(({ filter, name, chosen }) => (
        <Popover
          key={filter}
          label={name}
          renderTrigger={button => <FilterChip name={name} value={chosen(seen) || undefined} {...button} />}
        >
          <Suspense fallback={null}>
            <OrderFilterChoices filter={filter} view={seen} today={today} onChange={choose} />
          </Suspense>
        </Popover>
      ))}
      {filtered ? (
        <Button
          size="s"
          variant="text"
          onClick={() => {
            setCleared(times => times + 1)
            onClear()
          }}
        >
          清除
        </Button>
      ) : null}
      {totalFen === null ? null : (
        <S.Total>
          应付合计 <b>{totalFen === undefined ? '…' : yuan(totalFen)}</b>
        </S.Total>
      )}
    </S.Root>
  )
}
