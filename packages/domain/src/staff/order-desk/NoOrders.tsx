import { Button } from '@portal/ui/button'
import { SearchIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { orderTypeNames } from '../../shared/order-type/index.ts'
import type { OrderView } from './order-view.ts'
import { filterTexts } from './view-text.ts'

export interface NoOrdersProps {
  view: OrderView
  onClear: () => void
}

/** What is told where no order is found. */
export function NoOrders({ view, onClear }: NoOrdersProps) {
  const texts = filterTexts(view)
  if (texts.length === 0) {
    return (
      <LoadState state="empty" title="还没有订单">
        会员生成{orderTypeNames[view.type]}订单后会列在这里。
      </LoadState>
    )
  }
  return (
    <LoadState
      state="empty"
      icon={SearchIcon}
      title="没有符合条件的订单"
      action={
        <Button size="m" onClick={onClear}>
          清除筛选
        </Button>
      }
    >
      当前筛选：{texts.join('，')}。
    </LoadState>
  )
}
