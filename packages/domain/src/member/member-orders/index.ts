export { MemberOrdersPanel } from './MemberOrdersPanel.tsx'
export { MemberOrderTable, type MemberOrderTableProps } from './MemberOrderTable.tsx'
