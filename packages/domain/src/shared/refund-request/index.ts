export { RefundRequestPanel, type RefundRequestPanelProps } from './RefundRequestPanel.tsx'
