import { useState } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useOrderInvoices } from '@portal/api/hooks/invoices'
import type { OrderType } from '@portal/api/hooks/orders'
import { yuan } from '@portal/api/rules/money'
import { Button } from '@portal/ui/button'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { InvoiceList } from './InvoiceList.tsx'
import { InvoiceMoves, type InvoiceAsking } from './InvoiceMoves.tsx'
import * as S from './Invoices.styles.ts'

export interface OrderInvoicesPanelProps {
  type: OrderType
  order: Pick<OrderDetail, 'order_no' | 'billable_fen' | 'invoice_status'>
}

/** What was issued for an order, and the way to ask for what was not. */
export function OrderInvoicesPanel({ type, order }: OrderInvoicesPanelProps) {
  const hasInvoices = order.invoice_status !== null
  const invoices = useOrderInvoices(type, hasInvoices ? order.order_no : undefined)
  const [asking, setAsking] = useState<InvoiceAsking | null>(null)

  return (
    <S.Page>
      {!hasInvoices ? null : invoices.data ? (
        <InvoiceList
          label="这笔订单的票据"
          invoices={invoices.data.list}
          onMove={(move, invoice) => setAsking({ move, invoice })}
        />
      ) : (
        <PanelPending error={invoices.error} onRetry={invoices.reload}>
          票据没有加载出来。
        </PanelPending>
      )}
      {/* once the list has come: the button does not move any more */}
      {order.billable_fen > 0 && (!hasInvoices || invoices.data) ? (
        <S.Ask>
          <Button onClick={() => setAsking({ move: 'request', chosen: [order.order_no] })}>申请发票</Button>
          <p>可开 {yuan(order.billable_fen)}，由协会财务开具。</p>
        </S.Ask>
      ) : null}
      <InvoiceMoves type={type} asking={asking} onClose={() => setAsking(null)} />
    </S.Page>
  )
}
