import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useOpenOrder } from '@portal/api/hooks/orders'
import { groupOrderNo } from '@portal/api/rules/order'
import { ButtonLink } from '@portal/ui/button'
import { StampIcon } from '@portal/ui/icon'
import { DeskDrawer, type DeskDrawerProps } from '../staff-desk/DeskDrawer.tsx'
import { OrderDetailView } from './OrderDetailView.tsx'

const DocumentsDialog = lazy(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

export interface OrderDrawerPanelProps extends Pick<DeskDrawerProps<OrderDetail>, 'walk' | 'onClose'> {
  orderNo: string
  /** Where finance decides on an order. */
  paymentPath: (orderNo: string) => string
}

/** One order beside its list. */
export function OrderDrawerPanel({ orderNo, walk, paymentPath, onClose }: OrderDrawerPanelProps) {
  const detail = useOpenOrder('membership', orderNo)
  const order = detail.data
  const [vouchersOf, setVouchersOf] = useState<string | null>(null)
  const vouchers = order?.report?.vouchers ?? []

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
        order?.allowed.includes('confirm') ? (
          <ButtonLink as={Link} size="s" variant="primary" icon={StampIcon} to={paymentPath(orderNo)}>
            去确认
          </ButtonLink>
        ) : null
      }
    >
      {opened => (
        <>
          <OrderDetailView order={opened} onShowVouchers={() => setVouchersOf(orderNo)} />
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
