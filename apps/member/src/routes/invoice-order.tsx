import { MemberOrdersPanel } from '@portal/domain/member/member-orders'
import { PageTitle } from '@portal/domain/shared/page-title'

/** Orders and their payment. */
export default function InvoiceOrderPage() {
  return (
    <>
      <PageTitle>订单与发票</PageTitle>
      <MemberOrdersPanel />
    </>
  )
}
