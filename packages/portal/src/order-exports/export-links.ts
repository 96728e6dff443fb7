import { linkPaths } from '@portal/api/rules/call-paths'
import type { Keys } from '../ports.ts'

/** Long enough for a browser that asks where to save the file; the link works once. */
const linkMs = 300_000

const signature = (keys: Keys, id: string, ends: string) => keys.sign(`export:${id}:${ends}`, 'file_link')

export function exportUrl(keys: Keys, id: string, now: Date): string {
  const ends = String(now.getTime() + linkMs)
  return `${linkPaths.exports.replace(':id', id)}?e=${ends}&s=${signature(keys, id, ends)}`
}

export function isExportLink(
  keys: Keys,
  id: string,
  { e, s }: { e?: unknown; s?: unknown },
  now: Date,
): boolean {
  if (typeof e !== 'string' || typeof s !== 'string' || !/^\d{1,16}$/.test(e)) return false
  const left = Number(e) - now.getTime()
  return left > 0 && left <= linkMs && keys.equal(signature(keys, id, e), s)
}
