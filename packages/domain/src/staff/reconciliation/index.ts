export { ReconciliationPanel } from './ReconciliationPanel.tsx'
export { reconciliationReads } from './reconciliation-reads.ts'
