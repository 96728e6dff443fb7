import { applicationsRead } from '@portal/api/hooks/applications'
import { auditView } from './audit-view.ts'

/** What the audit desk of personal applications asks for first. */
export function personalAuditReads(search: URLSearchParams) {
  const { status, page } = auditView.read(search)
  return [applicationsRead('personal', status, page)]
}
