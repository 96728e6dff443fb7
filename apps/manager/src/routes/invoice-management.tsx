import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { InvoiceDeskPanel } from '@portal/domain/staff/invoice-desk'

/** Documents that members ask for, registered, sent back or reversed. */
export default function InvoiceManagementPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <InvoiceDeskPanel />
    </>
  )
}
