import { AuditDeskPanel, type AuditDeskPanelProps } from '@portal/domain/staff/audit-desk'
import { PageTitle } from '@portal/domain/shared/page-title'

/** Applications of one kind, decided by those with the audit right. */
export default function MemberAuditPage({ kind }: Pick<AuditDeskPanelProps, 'kind'>) {
  return (
    <>
      <PageTitle>{kind === 'personal' ? '个人审核' : '单位审核'}</PageTitle>
      <AuditDeskPanel key={kind} kind={kind} />
    </>
  )
}
