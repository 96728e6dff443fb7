export { AccountProfilePanel } from './AccountProfilePanel.tsx'
