import { AuditDeskPanel } from '@portal/domain/staff/audit-desk'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Applications of units, decided by those with the audit right. */
export default function EnterpriseAuditPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuditDeskPanel kind="enterprise" />
    </>
  )
}
