import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useOpenOrder } from '@portal/api/hooks/orders'
import { groupOrderNo } from '@portal/api/rules/order'
import { ButtonLink } from '@portal/ui/button'
import { CopyButton } from '@portal/ui/copy-button'
import { Drawer, type DrawerProps } from '@portal/ui/drawer'
import { StampIcon } from '@portal/ui/icon'
import { LoadState } from '@portal/ui/load-state'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { useShortcuts } from '../staff-shortcuts/index.ts'
import { OrderDetailView } from './OrderDetailView.tsx'
import * as S from './OrderDrawer.styles.ts'

const DocumentsDialog = lazy(async () => ({
  default: (await import('../staff-documents/index.ts')).DocumentsDialog,
}))

export interface OrderDrawerPanelProps extends Pick<DrawerProps, 'onClose'> {
  orderNo: string
  /** Place in the list, from 1; null when the order is not in it. */
  position: { at: number; of: number } | null
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Where finance decides on an order. */
  paymentPath: (orderNo: string) => string
}

/** One order beside its list; J, K and the arrow keys walk on (VISUAL.md §3, Drawer). */
export function OrderDrawerPanel({
  orderNo,
  position,
  paymentPath,
  onPrevious,
  onNext,
  onClose,
}: OrderDrawerPanelProps) {
  const { data: order, error, reload } = useOpenOrder('membership', orderNo)
  const [vouchersOf, setVouchersOf] = useState<string | null>(null)
  const vouchers = order?.report?.vouchers ?? []

  useShortcuts({ j: onNext, k: onPrevious })

  return (
    <Drawer
      title={groupOrderNo(orderNo)}
      onClose={onClose}
      onPrevious={onPrevious}
      onNext={onNext}
      onKeyDown={event => {
        const walk = { ArrowDown: onNext, ArrowUp: onPrevious }[event.key]
        if (!walk || event.target !== event.currentTarget) return
        event.preventDefault()
        walk()
      }}
      tools={
        <S.Tools>
          {position ? (
            <span>
              {position.at} / {position.of}
            </span>
          ) : null}
          <CopyButton text={orderNo} what="订单号" />
        </S.Tools>
      }
      footer={
        order?.allowed.includes('confirm') ? (
          <ButtonLink as={Link} size="s" variant="primary" icon={StampIcon} to={paymentPath(orderNo)}>
            去确认
          </ButtonLink>
        ) : null
      }
    >
      {order ? (
        <OrderDetailView order={order} onShowVouchers={() => setVouchersOf(orderNo)} />
      ) : error?.code === 404 ? (
        <LoadState state="empty" title="没有找到这个订单">
          订单号可能写错了，或者不在您可以查看的范围内。
        </LoadState>
      ) : (
        <PanelPending error={error} onRetry={reload}>
          订单没有加载出来。
        </PanelPending>
      )}
      {vouchersOf === orderNo && vouchers.length > 0 ? (
        <Suspense fallback={null}>
          <DocumentsDialog
            title={`转账凭证 ${groupOrderNo(orderNo)}`}
            files={vouchers}
            onClose={() => setVouchersOf(null)}
          />
        </Suspense>
      ) : null}
    </Drawer>
  )
}
