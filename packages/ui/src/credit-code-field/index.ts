export { creditCodeCharacters, groupedCreditCode } from './credit-code.ts'
export { CreditCodeField, type CreditCodeFieldProps } from './CreditCodeField.tsx'
