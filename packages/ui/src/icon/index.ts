export type { IconComponent, IconProps, IconSize } from './Icon.tsx'
export * from './controls.tsx'
export * from './states.tsx'
export * from './things.tsx'
