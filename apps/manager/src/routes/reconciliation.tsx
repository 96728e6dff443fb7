import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { ReconciliationPanel } from '@portal/domain/staff/reconciliation'

/** Orders, the channels' bills and the bank, day by day. */
export default function ReconciliationPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ReconciliationPanel />
    </>
  )
}
