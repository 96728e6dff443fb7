import { RadioGroup } from '@portal/ui/radio-group'
import { OrderDayChoices } from '../staff-desk/OrderDayChoices.tsx'
import { OrderSearchField, type OrderSearchFieldProps } from '../staff-desk/OrderSearchField.tsx'
import { SubjectTypeChoices } from '../staff-desk/SubjectTypeChoices.tsx'
import type { PaymentView } from './payment-view.ts'
import * as S from './PaymentFilter.styles.ts'

export interface PaymentFilterChoicesProps extends Pick<OrderSearchFieldProps, 'draft'> {
  view: PaymentView
  /** Today in Shanghai. */
  today: string
  onChange: (part: Partial<PaymentView>) => void
}

/** What the queue of the payment desk is narrowed to, and its order; every change acts at once. */
export function PaymentFilterChoices({ view, draft, today, onChange }: PaymentFilterChoicesProps) {
  return (
    <S.Choices>
      <OrderSearchField draft={draft} />
      <SubjectTypeChoices direction="row" value={view.subjectType} onChange={onChange} />
      <OrderDayChoices value={view} today={today} onChange={onChange} />
      <RadioGroup
        label="排序"
        direction="row"
        options={[
          { value: 'newest', label: '最新在前' },
          { value: 'oldest', label: '最早在前' },
        ]}
        value={view.newestFirst ? 'newest' : 'oldest'}
        onChange={order => onChange({ newestFirst: order === 'newest' })}
      />
    </S.Choices>
  )
}
