import { staffPages } from '@portal/api/rules/staff-pages'
import { createAuditDesk } from './create-audit-desk.tsx'
import { personalAudit } from './personal-audit.ts'

export interface AuditDeskPanelProps {
  kind: 'personal' | 'enterprise'
}

/** Both are made with the personal form. */
const desks = {
  personal: createAuditDesk(personalAudit),
  enterprise: createAuditDesk({
    ...personalAudit,
    kind: 'enterprise',
    title: staffPages.enterpriseAudit.title,
  }),
} as const satisfies Record<AuditDeskPanelProps['kind'], unknown>

/** The auditors' desk. */
export function AuditDeskPanel({ kind }: AuditDeskPanelProps) {
  const Desk = desks[kind]
  return <Desk />
}
