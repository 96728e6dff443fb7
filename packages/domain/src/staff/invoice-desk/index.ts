export { InvoiceDeskPanel } from './InvoiceDeskPanel.tsx'
export { invoiceDeskReads } from './invoice-reads.ts'
