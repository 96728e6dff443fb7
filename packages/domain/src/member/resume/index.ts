export { ResumePanel } from './ResumePanel.tsx'
export { SharedResumePanel, type SharedResumePanelProps } from './SharedResumePanel.tsx'
