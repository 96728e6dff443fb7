export { RegionField, type RegionFieldProps } from './RegionField.tsx'
export type { LoadRegions, RegionNode } from './useRegions.ts'
