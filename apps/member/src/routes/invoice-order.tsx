import { InvoiceOrderPanel } from '@portal/domain/member/invoice-order'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Orders and their payment, documents, and the titles that they are made out to. */
export default function InvoiceOrderPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <InvoiceOrderPanel />
    </>
  )
}
