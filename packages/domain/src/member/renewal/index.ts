export { RenewalPanel, type RenewalPanelProps } from './RenewalPanel.tsx'
