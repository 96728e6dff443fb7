export { OrderDeskPanel, type OrderDeskPanelProps } from './OrderDeskPanel.tsx'
export { orderDeskReads } from './order-reads.ts'
