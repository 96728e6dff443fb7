export { OrderMember, type OrderMemberProps } from './OrderMember.tsx'
export { OrderTable, type OrderTableProps } from './OrderTable.tsx'
export { settableColumns } from './order-columns.tsx'
