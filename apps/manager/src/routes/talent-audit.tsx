import { TalentDeskPanel } from '@portal/domain/staff/talent-desk'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Star applications of talents, checked, scored, published and awarded by those with the audit right. */
export default function TalentAuditPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <TalentDeskPanel />
    </>
  )
}
