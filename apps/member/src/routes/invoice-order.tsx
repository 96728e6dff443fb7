import { MemberOrdersPanel } from '@portal/domain/member-orders'
import { PageTitle } from '@portal/domain/page-title'

/** Orders and their payment. */
export default function InvoiceOrderPage() {
  return (
    <>
      <PageTitle>订单与发票</PageTitle>
      <MemberOrdersPanel />
    </>
  )
}
