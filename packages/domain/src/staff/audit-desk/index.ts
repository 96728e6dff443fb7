export { AuditDeskPanel, type AuditDeskPanelProps } from './AuditDeskPanel.tsx'
