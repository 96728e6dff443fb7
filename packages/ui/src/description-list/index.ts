export { DescriptionList, None, type Description, type DescriptionListProps } from './DescriptionList.tsx'
