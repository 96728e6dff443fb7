import type { Operation } from '@portal/api/contract'

const routePath = (text: string) => text.replace(/\{(\w+)\}/g, ':$1')

/** Where a call is answered, `:name` for each part: both wire prefixes of the orders calls (product.md §7), else one path. */
export const pathsOf = ({
  path,
}: Pick<Operation, 'path'>): { path: string; fixed: Record<string, string> }[] => {
  if (!path.includes('{prefix}')) return [{ path: routePath(path), fixed: {} }]
  return ['api', 'nrckapi'].map(prefix => ({
    path: routePath(path.replace('{prefix}', prefix)),
    fixed: { prefix },
  }))
}
