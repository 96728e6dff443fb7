import { lazy, Suspense, useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useOpenOrder } from '@portal/api/hooks/orders'
import { groupOrderNo } from '@portal/api/rules/order'
import { ButtonLink } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { Link } from '../../shared/router-link/index.ts'
import { DeskDrawer, type DeskDrawerProps } from '../staff-desk/DeskDrawer.tsx'
import { OrderDetailView } from './OrderDetailView.tsx'

const DocumentsDialog = lazy(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

export interface OrderDrawerPanelProps extends Pick<DeskDrawerProps, 'walk' | 'onClose'> {
  orderNo: string
  /** What the list knows of it; undefined where it stands on another page. */
  row: OrderRow | undefined
  /** Where finance decides on an order. */
  paymentPath: (orderNo: string) => string
}

/** One order beside its list. */
export function OrderDrawerPanel({ orderNo, row, walk, paymentPath, onClose }: OrderDrawerPanelProps) {
  const detail = useOpenOrder('membership', orderNo)
  const whole = detail.data
  const order = whole ?? (detail.error ? undefined : row)
  const [vouchersOf, setVouchersOf] = useState<string | null>(null)
  const vouchers = whole?.report?.vouchers ?? []

  return (
    <DeskDrawer
      title={groupOrderNo(orderNo)}
      walk={walk}
      onClose={onClose}
      copy={{ text: orderNo, what: '订单号' }}
      record={detail}
      missing={{ title: '没有找到这个订单', text: '订单号可能写错了，或者不在您可以查看的范围内。' }}
      failed="订单没有加载出来。"
      footer={
        whole?.allowed.includes('confirm') ? (
          <ButtonLink as={Link} size="s" variant="primary" icon={StampIcon} to={paymentPath(orderNo)}>
            去确认
          </ButtonLink>
        ) : null
      }
    >
      {order && (
        <>
          <OrderDetailView order={order} whole={whole} onShowVouchers={() => setVouchersOf(orderNo)} />
          {vouchersOf === orderNo && vouchers.length > 0 ? (
            <Suspense fallback={null}>
              <DocumentsDialog
                title={`转账凭证 ${groupOrderNo(orderNo)}`}
                files={vouchers}
                onClose={() => setVouchersOf(null)}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </DeskDrawer>
  )
}
