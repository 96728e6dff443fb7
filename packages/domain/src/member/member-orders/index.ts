export { MemberOrdersPanel } from './MemberOrdersPanel.tsx'
export { MemberOrderTable, type MemberOrderTableProps } from './MemberOrderTable.tsx'
export { memberOrdersReads } from './member-orders-reads.ts'
