export { PaymentDeskPanel } from './PaymentDeskPanel.tsx'
