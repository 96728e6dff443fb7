import { addDays } from '@portal/api/rules/dates'
import { orderStatuses, orderStatusLook, subjectTypeNames, type OrderStatus } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
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

function SubjectChoices({ view, onChange }: PartProps) {
  return (
    <S.Choices>
      <RadioGroup
        label="会员类型"
        options={[
          { value: 'all', label: '全部' },
          { value: 'personal', label: subjectTypeNames.personal },
          { value: 'enterprise', label: subjectTypeNames.enterprise },
        ]}
        value={view.subjectType ?? 'all'}
        onChange={type => onChange({ subjectType: type === 'all' ? null : type })}
      />
    </S.Choices>
  )
}

/** Everything that a real order is paid by; play money is not asked for. */
const realChannels = ['wechat', 'alipay', 'offline'] as const

function ChannelChoices({ view, onChange }: PartProps) {
  return (
    <S.Choices>
      <RadioGroup
        label="渠道"
        options={[
          { value: 'all', label: '全部' },
          ...realChannels.map(channel => ({ value: channel, label: channelNames[channel] })),
        ]}
        value={view.channel ?? 'all'}
        onChange={channel => onChange({ channel: channel === 'all' ? null : channel })}
      />
    </S.Choices>
  )
}

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
      return <SubjectChoices {...part} />
    case 'channel':
      return <ChannelChoices {...part} />
    case 'days':
      return <DayChoices today={today} {...part} />
  }
}
