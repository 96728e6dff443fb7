import { Suspense } from 'react'
import { Button } from '@portal/ui/button'
import { ListFilterIcon } from '@portal/ui/icon'
import { Popover } from '@portal/ui/popover'
import { preloadable } from '@portal/ui/preloadable'
import { noOrderFilter, orderFilterText } from '../staff-desk/order-filter.ts'
import { useChosen } from '../staff-desk/use-chosen.ts'
import type { PaymentFilterChoicesProps } from './PaymentFilterChoices.tsx'
import * as S from './PaymentFilter.styles.ts'

const PaymentFilterChoices = preloadable(async () => ({
  default: (await import('./PaymentFilterChoices.tsx')).PaymentFilterChoices,
}))
const fetchAhead = PaymentFilterChoices.preload

/** The head of the queue: its order, the way to narrow it, and what it is narrowed to. */
export function PaymentFilter({ view, today, onChange }: PaymentFilterChoicesProps) {
  const { seen, choose } = useChosen(view, onChange)
  const filtered = orderFilterText(seen)
  return (
    <>
      <span>{seen.newestFirst ? '最新在前' : '最早在前'}</span>
      <Popover
        label="筛选订单"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        renderTrigger={button => (
          <Button size="s" variant="text" icon={ListFilterIcon} {...button}>
            筛选
          </Button>
        )}
      >
        <Suspense fallback={null}>
          <PaymentFilterChoices view={seen} today={today} onChange={choose} />
        </Suspense>
      </Popover>
      {filtered === '' ? null : (
        <S.Filtered>
          <span>只看{filtered}</span>
          <Button size="s" variant="text" onClick={() => choose(noOrderFilter)}>
            清除
          </Button>
        </S.Filtered>
      )}
    </>
  )
}
