export { TalentDeskPanel } from './TalentDeskPanel.tsx'
