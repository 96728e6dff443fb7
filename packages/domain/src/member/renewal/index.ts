export { RenewalPanel, type RenewalPanelProps } from './RenewalPanel.tsx'
export { UnitRenewalPanel } from './UnitRenewalPanel.tsx'
