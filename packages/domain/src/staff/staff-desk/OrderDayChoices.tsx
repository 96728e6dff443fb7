import { addDays } from '@portal/api/rules/dates'
import { Button } from '@portal/ui/button'
import { DateField } from '@portal/ui/date-field'
import type { OrderFilter } from './order-filter.ts'
import * as S from './OrderDayChoices.styles.ts'

type Days = Pick<OrderFilter, 'from' | 'to'>

export interface OrderDayChoicesProps {
  value: Days
  /** Today in Shanghai. */
  today: string
  onChange: (part: Partial<Days>) => void
}

/** On which days an order was made. */
export function OrderDayChoices({ value: { from, to }, today, onChange }: OrderDayChoicesProps) {
  const wrongWay = from !== '' && to !== '' && from > to
  const quick = [
    { name: '今天', from: today },
    { name: '近 7 天', from: addDays(today, -6) },
    { name: '本月', from: `${today.slice(0, 8)}01` },
  ]
  return (
    <S.Root>
      <DateField
        label="下单日期从"
        max={today}
        value={from}
        onChange={event => onChange({ from: event.currentTarget.value })}
      />
      <DateField
        label="到"
        max={today}
        value={to}
        error={wrongWay ? '不能早于开始日期' : undefined}
        onChange={event => onChange({ to: event.currentTarget.value })}
      />
      <S.Quick>
        {quick.map(({ name, from: since }) => (
          <Button key={name} size="s" onClick={() => onChange({ from: since, to: today })}>
            {name}
          </Button>
        ))}
      </S.Quick>
    </S.Root>
  )
}
