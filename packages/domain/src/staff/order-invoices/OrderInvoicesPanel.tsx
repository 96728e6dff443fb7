import { useOrderInvoices } from '@portal/api/hooks/invoices'
import type { OrderType } from '@portal/api/hooks/orders'
import { useKnownStaff } from '@portal/api/hooks/staff'
import { mayOpen, staffPages } from '@portal/api/rules/staff-pages'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { OrderInvoiceList } from './OrderInvoiceList.tsx'

export interface OrderInvoicesPanelProps {
  type: OrderType
  orderNo: string
}

/** What was asked for and issued for an order; finance goes on to its own desk from here. */
export function OrderInvoicesPanel({ type, orderNo }: OrderInvoicesPanelProps) {
  const invoices = useOrderInvoices(type, orderNo)
  const { data: staff } = useKnownStaff()
  if (!invoices.data) {
    return (
      <PanelPending error={invoices.error} onRetry={invoices.reload}>
        票据没有加载出来。
      </PanelPending>
    )
  }
  return (
    <OrderInvoiceList
      invoices={invoices.data.list}
      linked={staff !== undefined && mayOpen(staff.remark, staffPages.invoiceManagement)}
    />
  )
}
