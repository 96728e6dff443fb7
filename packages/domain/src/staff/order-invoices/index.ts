export { OrderInvoicesPanel, type OrderInvoicesPanelProps } from './OrderInvoicesPanel.tsx'
