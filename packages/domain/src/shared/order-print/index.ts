export { OrderPrintButton, type OrderPrintButtonProps } from './OrderPrintButton.tsx'
export { paginate, type Piece } from './paginate.ts'
