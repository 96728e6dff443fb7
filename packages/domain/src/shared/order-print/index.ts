export { OrderPrintButton, type OrderPrintButtonProps } from './OrderPrintButton.tsx'
