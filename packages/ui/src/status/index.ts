export { StatusInline, StatusTag, type StatusProps } from './StatusTag.tsx'
export { statusIcons, type StatusFamily, type StatusIconName } from './statusIcons.ts'
