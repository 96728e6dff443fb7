import { AuditDeskPanel } from '@portal/domain/staff/audit-desk'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Applications of persons, decided by those with the audit right. */
export default function PersonalAuditPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuditDeskPanel kind="personal" />
    </>
  )
}
