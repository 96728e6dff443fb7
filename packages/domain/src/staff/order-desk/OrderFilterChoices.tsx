import { orderStatuses, orderStatusLook, type OrderStatus } from '@portal/api/rules/order'
import { channelNames, type Channel } from '@portal/api/rules/payment'
import { Checkbox } from '@portal/ui/checkbox'
import { StatusInline } from '@portal/ui/status'
import { OneOrAll } from '../staff-desk/OneOrAll.tsx'
import { OrderDayChoices } from '../staff-desk/OrderDayChoices.tsx'
import { SubjectTypeChoices } from '../staff-desk/SubjectTypeChoices.tsx'
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

/** What a real order is paid by; play money is not asked for. */
const realChannels = ['wechat', 'alipay', 'offline'] as const satisfies readonly Channel[]

/** What can be chosen in one filter of the order desk; fetched when somebody comes near the filters. */
export function OrderFilterChoices({ filter, today, ...part }: OrderFilterChoicesProps) {
  switch (filter) {
    case 'statuses':
      return <StatusChoices {...part} />
    case 'subjectType':
      return (
        <S.Choices>
          <SubjectTypeChoices value={part.view.subjectType} onChange={part.onChange} />
        </S.Choices>
      )
    case 'channel':
      return (
        <S.Choices>
          <OneOrAll<Channel>
            label="渠道"
            values={realChannels}
            names={channelNames}
            value={part.view.channel}
            onChange={channel => part.onChange({ channel })}
          />
        </S.Choices>
      )
    case 'days':
      return (
        <S.Days>
          <OrderDayChoices value={part.view} today={today} onChange={part.onChange} />
        </S.Days>
      )
  }
}
