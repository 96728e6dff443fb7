export { SiteFrame } from './SiteFrame.tsx'
export { SiteLayout, type SiteLayoutProps } from './SiteLayout.tsx'
