export { Link, NavLink, type LinkProps, type NavLinkProps } from './Link.tsx'
export { useAskedSearch, type AskingLink } from './use-asked-search.ts'
export { newestEntry, useStillHere } from './use-still-here.ts'
