export { OrderDeskPanel, type OrderDeskPanelProps } from './OrderDeskPanel.tsx'
