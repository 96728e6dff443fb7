import { leadsTo, pathsOf, type PageRoute, type Redirects } from '../packages/api/src/rules/pages.ts'

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
  paths.map(path => path.replaceAll(/:\w+/g, '[^/]+')).join('|')

/** Preloads of every page: its own module, and those that `around` names for what stands around it. */
export function preloadsOf<R extends PageRoute>(
  pages: Readonly<Record<string, R>>,
  redirects: Redirects,
  around: (route: R) => string[] = () => [],
): RoutePreloads {
  const rows = Object.entries(pages).map(([name, route]) => ({
    paths: [
      ...pathsOf(route),
      ...Object.keys(redirects).filter(from => leadsTo(redirects, from) === route.path),
    ],
    modules: [...around(route), route.closed ? 'routes/upcoming.tsx' : moduleOf(name)],
  }))
  const alike = Object.groupBy(rows, row => row.modules.join(' '))
  return Object.values(alike).flatMap((group = []) => {
    const [first] = group
    return first ? [[patternOf(group.flatMap(({ paths }) => paths)), ...first.modules] as const] : []
  })
}

/** The files of an address by what is between their folder and their ending, one after the other: every html carries them. */
const shortNames = (files: readonly string[]): string =>
  files.map(file => file.replace(/^assets\/(.*)\.js$/, '$1')).join(' ')

/** The script that preloads the files of the address which is opened. */
export const preloadScript = (
  table: readonly (readonly [pattern: string, files: readonly string[]])[],
): string =>
  `for(const[p,f]of ${JSON.stringify(table.map(([pattern, files]) => [pattern, shortNames(files)]))})if(new RegExp("^("+p+")/?$").test(location.pathname)){for(const h of f.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"/assets/"+h+".js"}));break}`

/** Files that a built html preloads at a path. */
export function preloadsIn(html: string, path: string): string[] {
  const table = /for\(const\[p,f\]of (\[.*?\])\)if/.exec(html)?.[1]
  if (table === undefined) throw new Error('The html has no route preloads')
  const rows = JSON.parse(table) as [string, string][]
  const files = rows.find(([pattern]) => new RegExp(`^(${pattern})/?$`).test(path))?.[1]
  if (files === undefined) throw new Error(`No preload for ${path}`)
  return files.split(' ').map(name => `assets/${name}.js`)
}
