import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { StatementImportPanel } from '@portal/domain/staff/statement-import'

/** A bank statement, matched with orders and confirmed in one act. */
export default function StatementImportPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StatementImportPanel />
    </>
  )
}
