export { StaffSettingsPanel } from './StaffSettingsPanel.tsx'
