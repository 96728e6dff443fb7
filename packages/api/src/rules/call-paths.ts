/** Where the content stands that answers link to, each address signed. */
export const linkPaths = {
  files: '/files/:id',
  exports: '/exports/:id',
  tables: '/tables/:kind/:id',
} as const satisfies { [Prefix in 'files' | 'exports' | 'tables']: `/${Prefix}/${string}` }

/** Where a provider's notices come to. */
export const noticePath = (channel: string): string => `/pay/notify/${channel}`

const prefixes = ['api', 'nrckapi', 'companyapi', 'financeapi', 'examapi', 'service', 'pay', 'dev'] as const

export type CallPrefix = (typeof prefixes)[number]

/** First parts of the addresses that belong to calls and files, never to a page (product.md §7, D8, D9). */
export const callPrefixes: readonly string[] = [...prefixes, ...Object.keys(linkPaths)]

export const isCallPath = (path: string): boolean =>
  callPrefixes.some(prefix => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
