export { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList.tsx'
export { None } from './None.tsx'
