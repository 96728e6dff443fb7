export { TalentFiguresPanel } from './TalentFiguresPanel.tsx'
