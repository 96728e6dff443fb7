import { useOrdersElsewhere, type OrderType } from '@portal/api/hooks/orders'
import { Button } from '@portal/ui/button'
import { SearchIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { TextLink } from '@portal/ui/text-link'
import { orderTypeNames, orderTypes } from '../../shared/order-type/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import type { DeskAddress } from '../staff-desk/use-desk-address.ts'
import { orderQueryOf, type OrderView } from './order-view.ts'
import { filterTexts } from './view-text.ts'
import * as S from './NoOrders.styles.ts'

export interface NoOrdersProps {
  address: Pick<DeskAddress<OrderView>, 'view' | 'queueLink'>
  onClear: () => void
}

/** What is told where no order is found. */
export function NoOrders({ address, onClear }: NoOrdersProps) {
  const { view } = address
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
      {orderTypes
        .filter(type => type !== view.type)
        .map(type => (
          <Elsewhere key={type} type={type} address={address} />
        ))}
    </LoadState>
  )
}

interface ElsewhereProps extends Pick<NoOrdersProps, 'address'> {
  /** Another one than that of the desk. */
  type: OrderType
}

/** How many orders of another type match: a name or a code, as the bank sends it, does not say what was paid for. */
function Elsewhere({ type, address: { view, queueLink } }: ElsewhereProps) {
  const { data } = useOrdersElsewhere(type, orderQueryOf({ ...view, page: 1 }))
  if (data === undefined || data.total === 0) return null
  return (
    <S.Elsewhere>
      <TextLink as={Link} {...queueLink({ type })}>
        {orderTypeNames[type]}里有{data.more ? '超过' : ''} {data.total} 个匹配的订单
      </TextLink>
    </S.Elsewhere>
  )
}
