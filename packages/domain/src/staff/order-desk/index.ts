export { OrderDeskPanel } from './OrderDeskPanel.tsx'
export { orderDeskReads } from './order-reads.ts'
