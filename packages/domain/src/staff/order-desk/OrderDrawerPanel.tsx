import { Suspense, useState } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useOpenOrder } from '@portal/api/hooks/open-order'
import type { OrderType } from '@portal/api/hooks/orders'
import { groupOrderNo } from '@portal/api/rules/order'
import { preloadable } from '@portal/ui/preloadable'
import { SkeletonLines } from '@portal/ui/skeleton'
import { useRefundRequest } from '../../shared/refund-request/use-refund-request.ts'
import { DeskDrawer, type DeskDrawerProps } from '../staff-desk/DeskDrawer.tsx'
import { OrderDetailView } from './OrderDetailView.tsx'
import { OrderDrawerFoot } from './OrderDrawerFoot.tsx'
import { useRefundChoice } from './use-refund-choice.ts'

const DocumentsDialog = preloadable(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

const RefundSections = preloadable(async () => ({
  default: (await import('../order-refund/index.ts')).RefundSections,
}))
const OrderInvoicesPanel = preloadable(async () => ({
  default: (await import('../order-invoices/index.ts')).OrderInvoicesPanel,
}))
const RefundRequestPanel = preloadable(async () => ({
  default: (await import('../../shared/refund-request/index.ts')).RefundRequestPanel,
}))

export interface OrderDrawerPanelProps extends Pick<DeskDrawerProps, 'walk' | 'onClose'> {
  type: OrderType
  orderNo: string
  /** What the list knows of it; undefined where it stands on another page. */
  row: OrderRow | undefined
}

/** One order beside its list. */
export function OrderDrawerPanel({ type, orderNo, row, walk, onClose }: OrderDrawerPanelProps) {
  const detail = useOpenOrder(type, orderNo, row)
  const whole = detail.data
  const order = whole ?? (detail.error ? undefined : row)
  const [vouchersOf, setVouchersOf] = useState<string | null>(null)
  const vouchers = whole?.report?.vouchers ?? []
  const refund = whole?.refunds[0]
  const choice = useRefundChoice(refund?.id)
  const asking = useRefundRequest(orderNo)

  return (
    <DeskDrawer
      title={groupOrderNo(orderNo)}
      walk={walk}
      onClose={onClose}
      copy={{ text: orderNo, what: '订单号' }}
      record={detail}
      missing={{ title: '没有找到这个订单', text: '订单号可能写错了，或者不在您可以查看的范围内。' }}
      failed="订单没有加载出来。"
      footer={whole && <OrderDrawerFoot order={whole} choice={choice} onAskRefund={asking.open} />}
    >
      {order && (
        <>
          <OrderDetailView
            order={order}
            whole={whole}
            onShowVouchers={() => setVouchersOf(orderNo)}
            refund={
              whole && refund ? (
                <Suspense fallback={<SkeletonLines />}>
                  <RefundSections
                    order={whole}
                    refund={refund}
                    effect={choice.effect}
                    isEffectMissing={choice.missing}
                    onEffect={choice.choose}
                  />
                </Suspense>
              ) : null
            }
            invoices={
              // null for who may not read documents too (D3)
              order.invoice_status === null ? null : (
                <Suspense fallback={<SkeletonLines />}>
                  <OrderInvoicesPanel type={type} orderNo={orderNo} />
                </Suspense>
              )
            }
          />
          {whole?.refundable && asking.isOpen ? (
            <Suspense fallback={null}>
              <RefundRequestPanel
                order={whole}
                refundable={whole.refundable}
                draft={asking.draft}
                onClose={asking.close}
              />
            </Suspense>
          ) : null}
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
