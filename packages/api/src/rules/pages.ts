/** A page of one of the apps. Its name in the table, in kebab-case, is that of its file in the app's `routes`. */
export interface PageRoute {
  /** `:name` is a parameter. */
  path: string
  /** Other addresses of the specification for the same page. */
  aliases?: readonly string[]
  /** In the window, in menus and in links. */
  title: string
  /** Shows only that it is not open yet. */
  closed?: true
  /**
   * Comes as finished HTML, built once for all visitors (ADR 025): `''` at its path alone, `?name=value` where that
   * query shows something else. What any other query asks for is filled in once the page is alive.
   */
  prerendered?: readonly string[]
}

export type Pages = Readonly<Record<string, PageRoute>>

/** From an address without a page of its own to the one that it leads to. */
export type Redirects = Readonly<Record<string, string>>

/** Where an address leads in the end. */
export function leadsTo(redirects: Redirects, from: string): string {
  const to = redirects[from]
  return to === undefined ? from : leadsTo(redirects, to)
}

/** Names of the pages that are open. */
export type OpenPage<P extends Pages> = {
  [Name in keyof P]: P[Name] extends { closed: true } ? never : Name
}[keyof P]

export const pathsOf = ({ path, aliases = [] }: PageRoute): readonly string[] => [path, ...aliases]

/** Name of the page at a path, whatever its query. */
export const pageAt = (pages: Pages, address: string): string | undefined =>
  Object.entries(pages).find(([, route]) => isKnownAddress(pathsOf(route), address.split('?')[0] ?? ''))?.[0]

/** Every address at which an app shows something. */
export const addressesOf = (pages: Pages, redirects: Redirects): string[] => [
  ...Object.values(pages).flatMap(pathsOf),
  ...Object.keys(redirects),
]

/** Whether `path` is one of the addresses; as in the apps, case and a slash at the end make no difference. */
export function isKnownAddress(addresses: readonly string[], path: string): boolean {
  const given = partsOf(path)
  return addresses.some(address => {
    const parts = partsOf(address)
    return (
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith(':') || part === given[index])
    )
  })
}

/** Addresses that come as finished HTML. */
export const prerenderedAddresses = (pages: Pages): string[] =>
  Object.values(pages).flatMap(({ path, prerendered = [] }) => prerendered.map(query => path + query))

/** Which of them answers a request: the one at its path that knows most of its query. */
export function prerenderedFor(
  prerendered: readonly string[],
  path: string,
  query: URLSearchParams,
): string | undefined {
  const fitting = prerendered.filter(address => {
    const [ownPath = '', ownQuery] = address.split('?')
    return (
      isKnownAddress([ownPath], path) &&
      [...new URLSearchParams(ownQuery)].every(([name, value]) => query.get(name) === value)
    )
  })
  return fitting.toSorted((a, b) => b.length - a.length)[0]
}

/** Name of the file, in a build's folder `prerendered`, that holds the finished HTML of an address. */
export const prerenderedFile = (address: string): string => `${encodeURIComponent(address)}.html`

const partsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter(part => part !== '')
