export { Emblem, type EmblemProps } from './Emblem.tsx'
