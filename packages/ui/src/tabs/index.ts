export { Tabs, type TabItem, type TabsProps } from './Tabs.tsx'
export { TabLink, TabLinks, type TabLinkProps, type TabLinksProps } from './TabLinks.tsx'
