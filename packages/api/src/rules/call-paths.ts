/** First parts of the addresses that belong to calls and files, never to a page (product.md §7, D8, D9). */
export const callPrefixes = [
  'api',
  'nrckapi',
  'companyapi',
  'financeapi',
  'examapi',
  'service',
  'pay',
  'files',
  'exports',
  'tables',
  'dev',
] as const

export type CallPrefix = (typeof callPrefixes)[number]

export const isCallPath = (path: string): boolean =>
  callPrefixes.some(prefix => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
