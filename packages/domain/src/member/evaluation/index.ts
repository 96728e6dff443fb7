export { EvaluationPanel } from './EvaluationPanel.tsx'
