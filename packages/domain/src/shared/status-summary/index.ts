export { StatusSummary, type Answers, type StatusSummaryProps } from './StatusSummary.tsx'
