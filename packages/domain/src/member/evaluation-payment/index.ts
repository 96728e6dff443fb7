export { EvaluationPaymentPanel } from './EvaluationPaymentPanel.tsx'
