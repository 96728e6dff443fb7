export { ResendInvoiceDialog, type ResendInvoiceDialogProps } from './ResendInvoiceDialog.tsx'
