export { readFen, yuanText } from './money.ts'
export { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'
