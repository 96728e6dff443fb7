export { StarExpertPanel } from './StarExpertPanel.tsx'
