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
}

export type Pages = Readonly<Record<string, PageRoute>>

/** From an address without a page of its own to the one that it leads to. */
export type Redirects = Readonly<Record<string, string>>

/** Names of the pages that are open. */
export type OpenPage<P extends Pages> = {
  [Name in keyof P]: P[Name] extends { closed: true } ? never : Name
}[keyof P]

export const pathsOf = ({ path, aliases = [] }: PageRoute): readonly string[] => [path, ...aliases]

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

const partsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter(part => part !== '')
