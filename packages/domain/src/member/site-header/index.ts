export { friendlyLinks, navItems, type NavItem } from './links.ts'
export { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'
