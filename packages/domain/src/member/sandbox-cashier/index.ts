export { SandboxCashierPanel, type SandboxCashierPanelProps } from './SandboxCashierPanel.tsx'
