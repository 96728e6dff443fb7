import { Suspense, type RefObject } from 'react'
import { Button } from '@portal/ui/button'
import { ListFilterIcon } from '@portal/ui/icon'
import { Popover } from '@portal/ui/popover'
import { preloadable } from '@portal/ui/preloadable'
import { orderFilterText } from '../staff-desk/order-filter.ts'
import { useChosen } from '../staff-desk/use-chosen.ts'
import { useSearchDraft } from '../staff-desk/use-search-draft.ts'
import type { PaymentView } from './payment-view.ts'
import * as S from './PaymentFilter.styles.ts'

const PaymentFilterChoices = preloadable(async () => ({
  default: (await import('./PaymentFilterChoices.tsx')).PaymentFilterChoices,
}))
const fetchAhead = PaymentFilterChoices.preload

export interface PaymentFilterProps {
  view: PaymentView
  /** Today in Shanghai. */
  today: string
  /** `replace` where the change goes on with the one before it. */
  onChange: (part: Partial<PaymentView>, options?: { replace: boolean }) => void
  /** The button that opens the choices. */
  button: RefObject<HTMLButtonElement | null>
  onClear: () => void
}

/** The head of the queue: its order, the way to narrow it, and what it is narrowed to. */
export function PaymentFilter({ view, today, button, onChange, onClear }: PaymentFilterProps) {
  const { seen, choose } = useChosen(view, onChange)
  // what was typed is asked for though the choices were closed meanwhile
  const draft = useSearchDraft(view.q, (q, first) => choose({ q }, { replace: !first }))
  const filtered = orderFilterText(seen)
  return (
    <>
      <span>{seen.newestFirst ? '最新在前' : '最早在前'}</span>
      <Popover
        label="筛选订单"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        renderTrigger={trigger => (
          <Button ref={button} size="s" variant="text" icon={ListFilterIcon} {...trigger}>
            筛选
          </Button>
        )}
      >
        <Suspense fallback={null}>
          <PaymentFilterChoices view={seen} draft={draft} today={today} onChange={choose} />
        </Suspense>
      </Popover>
      {filtered === '' ? null : (
        <S.Filtered>
          <span>只看{filtered}</span>
          <Button size="s" variant="text" onClick={onClear}>
            清除
          </Button>
        </S.Filtered>
      )}
    </>
  )
}
