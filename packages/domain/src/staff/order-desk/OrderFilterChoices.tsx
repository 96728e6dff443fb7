import { addDays } from '@portal/api/rules/dates'
import { orderStatuses, orderStatusLook, subjectTypeNames, type OrderStatus } from '@portal/api/rules/order'
import { channelNames, type Channel } from '@portal/api/rules/payment'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/checkbox'
import { DateField } from '@portal/ui/date-field'
import { RadioGroup } from '@portal/ui/radio-group'
import { StatusInline } from '@portal/ui/status'
import type { OrderView } from './order-view.ts'
import * as S from './OrderFilterChoices.styles.ts'

export interface OrderFilterChoicesProps {
  /** The filter that is open. */
  filter: 'statuses' | 'subjectType' | 'channel' | 'days'
  view: OrderView
  /** Today in Shanghai. */
  today: string
  onChange: (part: Partial<OrderView>) => void
}

type PartProps = Omit<OrderFilterChoicesProps, 'filter' | 'today'>

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

interface OneOrAllProps<Value extends string> {
  label: string
  /** What can be chosen, in this order. */
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  value: Value | null
  onChange: (value: Value | null) => void
}

function OneOrAll<Value extends string>({ label, values, names, value, onChange }: OneOrAllProps<Value>) {
  return (
    <S.Choices>
      <RadioGroup<Value | 'all'>
        label={label}
        options={[{ value: 'all', label: '全部' }, ...values.map(one => ({ value: one, label: names[one] }))]}
        value={value ?? 'all'}
        onChange={one => onChange(one === 'all' ? null : one)}
      />
    </S.Choices>
  )
}

/** What a real order is paid by; play money is not asked for. */
const realChannels = ['wechat', 'alipay', 'offline'] as const satisfies readonly Channel[]

function DayChoices({ view, onChange, today }: Omit<OrderFilterChoicesProps, 'filter'>) {
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

/** What can be chosen in one filter of the order desk; fetched when somebody comes near the filters. */
export function OrderFilterChoices({ filter, today, ...part }: OrderFilterChoicesProps) {
  switch (filter) {
    case 'statuses':
      return <StatusChoices {...part} />
    case 'subjectType':
      return (
        <OneOrAll
          label="会员类型"
          values={['personal', 'enterprise']}
          names={subjectTypeNames}
          value={part.view.subjectType}
          onChange={subjectType => part.onChange({ subjectType })}
        />
      )
    case 'channel':
      return (
        <OneOrAll<Channel>
          label="渠道"
          values={realChannels}
          names={channelNames}
          value={part.view.channel}
          onChange={channel => part.onChange({ channel })}
        />
      )
    case 'days':
      return <DayChoices today={today} {...part} />
  }
}
