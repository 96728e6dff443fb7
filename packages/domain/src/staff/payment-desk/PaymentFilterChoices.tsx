import { RadioGroup } from '@portal/ui/radio-group'
import { SearchField } from '@portal/ui/search-field'
import { OrderDayChoices } from '../staff-desk/OrderDayChoices.tsx'
import { SubjectTypeChoices } from '../staff-desk/SubjectTypeChoices.tsx'
import type { useSearchDraft } from '../staff-desk/use-search-draft.ts'
import type { PaymentView } from './payment-view.ts'
import * as S from './PaymentFilter.styles.ts'

export interface PaymentFilterChoicesProps {
  view: PaymentView
  /** What is typed in the search box, asked for or not. */
  draft: ReturnType<typeof useSearchDraft>
  /** Today in Shanghai. */
  today: string
  onChange: (part: Partial<PaymentView>) => void
}

/** What the queue of the payment desk is narrowed to, and its order; every change acts at once. */
export function PaymentFilterChoices({ view, draft, today, onChange }: PaymentFilterChoicesProps) {
  return (
    <S.Choices>
      <SearchField
        label="搜索订单"
        placeholder="订单号、会员、手机、识别码"
        maxLength={50}
        value={draft.text}
        onChange={draft.type}
        onSearch={draft.now}
      />
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
