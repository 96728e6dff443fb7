import { MemberOrdersPanel } from '@portal/domain/member/member-orders'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Orders and their payment. */
export default function InvoiceOrderPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MemberOrdersPanel />
    </>
  )
}
