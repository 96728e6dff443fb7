export { InvoiceMoves, type InvoiceAsking, type InvoiceMovesProps } from './InvoiceMoves.tsx'
export { memberInvoicesReads } from './member-invoices-query.ts'
