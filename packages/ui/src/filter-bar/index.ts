export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export type { Filter } from './FilterBar.types.ts'
