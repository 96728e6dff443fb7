export { Skeleton, SkeletonLines, type SkeletonLinesProps, type SkeletonProps } from './Skeleton.tsx'
