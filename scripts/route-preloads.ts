import { pathsOf, type PageRoute, type Redirects } from '../packages/api/src/rules/pages.ts'

/**
 * Modules that an address needs, by a pattern over the path. The build puts a small script into the html that preloads
 * them, so that nothing is deeper than html → js → data although every page is a chunk of its own.
 */
export type RoutePreloads = readonly (readonly [pattern: string, ...modules: string[]])[]

/** `memberInfo` → `routes/member-info.tsx` */
const moduleOf = (name: string): string =>
  `routes/${name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.tsx`

/** A parameter is any one part. */
const patternOf = (paths: readonly string[]): string =>
  `^(${paths.map(path => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`

/** Preloads of every page: its own module, and those that `around` names for what stands around it. */
export function preloadsOf<R extends PageRoute>(
  pages: Readonly<Record<string, R>>,
  redirects: Redirects,
  around: (route: R) => string[] = () => [],
): RoutePreloads {
  const leadsTo = (from: string): string => {
    const to = redirects[from]
    return to === undefined ? from : leadsTo(to)
  }
  const rows = Object.entries(pages).map(([name, route]) => ({
    paths: [...pathsOf(route), ...Object.keys(redirects).filter(from => leadsTo(from) === route.path)],
    modules: [...around(route), route.closed ? 'routes/upcoming.tsx' : moduleOf(name)],
  }))
  const alike = Object.groupBy(rows, row => row.modules.join(' '))
  return Object.values(alike).flatMap((group = []) => {
    const [first] = group
    return first ? [[patternOf(group.flatMap(({ paths }) => paths)), ...first.modules] as const] : []
  })
}
