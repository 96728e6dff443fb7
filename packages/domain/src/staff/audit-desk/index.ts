export { AuditDeskPanel, type AuditDeskPanelProps } from './AuditDeskPanel.tsx'
export { personalAuditReads } from './audit-reads.ts'
