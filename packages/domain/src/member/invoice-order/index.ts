export { InvoiceOrderPanel } from './InvoiceOrderPanel.tsx'
export { invoiceOrderReads } from './invoice-order-reads.ts'
