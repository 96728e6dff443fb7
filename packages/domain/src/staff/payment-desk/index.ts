export { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
export { paymentDeskReads } from './payment-reads.ts'
