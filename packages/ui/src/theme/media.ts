import { breakpoints } from './tokens.ts'

type Breakpoint = keyof typeof breakpoints

const above = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}px)`
const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name] - 0.02}px)`

/** Media queries for static templates: `${media.phone} { … }`. */
export const media = {
  /** Under 768: one column, bottom sheets, 48-px controls. */
  phone: below('m'),
  /** Under 640: tables become cards. */
  cards: below('table'),
  /** From 640: tables have rows and heads. */
  rows: above('table'),
  /** Under 1024: no side menu. */
  narrow: below('l'),
  tablet: above('m'),
  desktop: above('l'),
  wide: above('xl'),
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const
