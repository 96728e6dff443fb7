import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { orderStatusLook } from '@portal/api/rules/order'
import { channelNames, isOnlineChannel } from '@portal/api/rules/payment'
import { DocumentViewer } from '@portal/ui/document-viewer'
import { LoadState } from '@portal/ui/load-state'
import { viewed } from '../staff-documents/viewed.ts'
import * as S from './PaymentDesk.styles.ts'

/** The vouchers of a reported transfer, one at a time. */
export function PaymentVouchers({ order }: { order: OrderDetail }) {
  const [index, setIndex] = useState(0)
  const documents = viewed(order.report?.vouchers ?? [])
  if (documents.length === 0) {
    return (
      <S.NoDocuments>
        <LoadState state="empty" title="没有转账凭证">
          {isOnlineChannel(order.channel)
            ? `${channelNames[order.channel]}的款项由渠道通知，没有凭证。`
            : `${orderStatusLook[order.order_status].label}的订单还没有上传凭证。`}
        </LoadState>
      </S.NoDocuments>
    )
  }
  return (
    <S.Documents>
      <DocumentViewer aria-label="转账凭证" documents={documents} index={index} onIndexChange={setIndex} />
    </S.Documents>
  )
}
