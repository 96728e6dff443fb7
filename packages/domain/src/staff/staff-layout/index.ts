export { StaffLayout, type StaffLayoutProps } from './StaffLayout.tsx'
export { StaffLayoutPanel, type StaffLayoutPanelProps } from './StaffLayoutPanel.tsx'
export { StaffPage, type StaffPageProps } from './StaffPage.tsx'
