import type { ComponentProps } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { LoadState } from '@portal/ui/load-state'
import { SkeletonLines } from '@portal/ui/skeleton'
import * as S from './OfflinePayment.styles.ts'
import { OrderHead } from './OrderHead.tsx'

export interface OrderComingProps extends Omit<ComponentProps<'div'>, 'children'> {
  order: OrderRow
}

/** An open order as its row knows it; what can be done about it is on its way. */
export function OrderComing({ order, ...rest }: OrderComingProps) {
  return (
    <S.Box {...rest}>
      <OrderHead order={order} />
      <S.Body>
        <LoadState state="loading" skeleton={<SkeletonLines count={8} />} />
      </S.Body>
    </S.Box>
  )
}
