export { TalentProfilePanel } from './TalentProfilePanel.tsx'
