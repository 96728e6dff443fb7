import { useRef, type ComponentProps } from 'react'
import { addDays } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { orderStatuses, orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { DateField } from '@portal/ui/date-field'
import { FilterChip } from '@portal/ui/filter-chip'
import { RadioGroup } from '@portal/ui/radio-group'
import { SearchField } from '@portal/ui/search-field'
import { StatusInline } from '@portal/ui/status'
import { Popover } from '@portal/ui/popover'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { daysText, statusText, subjectNames, type OrderView } from './order-view.ts'
import * as S from './OrderFilters.styles.ts'
import { useSearchDraft } from './use-search-draft.ts'

export interface OrderFiltersProps extends Omit<ComponentProps<'search'>, 'children' | 'onChange'> {
  view: OrderView
  /** Today in Shanghai. */
  today: string
  /** Sum over everything that matches; nothing while unknown. */
  totalFen: number | undefined
  /** A drawer takes part of the room. */
  beside: boolean
  /** `replace` where the change goes on with the one before it. */
  onChange: (part: Partial<OrderView>, options?: { replace: boolean }) => void
  onClear: () => void
}

type PartProps = Pick<OrderFiltersProps, 'view' | 'onChange'>

const withOrWithout = (statuses: readonly OrderStatus[], status: OrderStatus): OrderStatus[] =>
  orderStatuses.filter(known => (known === status) !== statuses.includes(known))

function StatusChoices({ view, onChange }: PartProps) {
  return (
    <S.Choices>
      {orderStatuses.map(status => {
        const { label, family, icon } = orderStatusLook[status]
        return (
          <Checkbox
            key={status}
            checked={view.statuses.includes(status)}
            onChange={() => onChange({ statuses: withOrWithout(view.statuses, status) })}
          >
            <StatusInline family={family} icon={icon}>
              {label}
            </StatusInline>
          </Checkbox>
        )
      })}
    </S.Choices>
  )
}

function DayChoices({ view, onChange, today }: PartProps & Pick<OrderFiltersProps, 'today'>) {
  const wrongWay = view.from !== '' && view.to !== '' && view.from > view.to
  const quick = [
    { name: '今天', from: today },
    { name: '近 7 天', from: addDays(today, -6) },
    { name: '本月', from: `${today.slice(0, 8)}01` },
  ]
  return (
    <S.Days>
      <DateField
        label="下单日期从"
        max={today}
        value={view.from}
        onChange={event => onChange({ from: event.currentTarget.value })}
      />
      <DateField
        label="到"
        max={today}
        value={view.to}
        error={wrongWay ? '不能早于开始日期' : undefined}
        onChange={event => onChange({ to: event.currentTarget.value })}
      />
      <S.Quick>
        {quick.map(({ name, from }) => (
          <Button key={name} size="s" onClick={() => onChange({ from, to: today })}>
            {name}
          </Button>
        ))}
      </S.Quick>
    </S.Days>
  )
}

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
  const box = useRef<HTMLInputElement>(null)
  const draft = useSearchDraft(view.q, (q, first) => onChange({ q }, { replace: !first }))
  const filtered =
    view.statuses.length > 0 ||
    view.subjectType !== null ||
    view.from !== '' ||
    view.to !== '' ||
    view.q !== ''

  useShortcuts({ '/': () => box.current?.focus() })

  return (
    <S.Root aria-label="筛选订单" {...rest} data-beside={beside || undefined}>
      <S.Search>
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
      </S.Search>
      <Popover
        label="订单状态"
        renderTrigger={button => (
          <FilterChip name="状态" value={statusText(view.statuses) || undefined} {...button} />
        )}
      >
        <StatusChoices view={view} onChange={onChange} />
      </Popover>
      <Popover
        label="会员类型"
        renderTrigger={button => (
          <FilterChip
            name="会员类型"
            value={view.subjectType ? subjectNames[view.subjectType] : undefined}
            {...button}
          />
        )}
      >
        <S.Choices>
          <RadioGroup
            label="会员类型"
            options={[
              { value: 'all', label: '全部' },
              { value: 'personal', label: subjectNames.personal },
              { value: 'enterprise', label: subjectNames.enterprise },
            ]}
            value={view.subjectType ?? 'all'}
            onChange={type => onChange({ subjectType: type === 'all' ? null : type })}
          />
        </S.Choices>
      </Popover>
      <Popover
        label="下单时间"
        renderTrigger={button => (
          <FilterChip name="下单时间" value={daysText(view) || undefined} {...button} />
        )}
      >
        <DayChoices view={view} onChange={onChange} today={today} />
      </Popover>
      {filtered ? (
        <Button
          size="s"
          variant="text"
          onClick={() => {
            draft.drop()
            onClear()
          }}
        >
          清除
        </Button>
      ) : null}
      <S.Total>
        应付合计 <b>{totalFen === undefined ? '…' : yuan(totalFen)}</b>
      </S.Total>
    </S.Root>
  )
}
