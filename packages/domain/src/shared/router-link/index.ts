export { Link, NavLink, type LinkProps, type NavLinkProps } from './Link.tsx'
export { newestEntry, useStillHere } from './use-still-here.ts'
