import { linkPaths } from '@portal/api/rules/call-paths'
import type { Keys } from '../ports.ts'

/** A link lives 10 to 15 minutes; its end falls on a grid, so that a page read twice shows the same address. */
const gridMs = 300_000
const minLinkMs = 600_000

const signature = (keys: Keys, id: string, ends: string) => keys.sign(`${id}:${ends}`, 'file_link')

export function fileUrl(keys: Keys, id: string, now: Date): string {
  const ends = String(Math.ceil(now.getTime() / gridMs) * gridMs + minLinkMs)
  return `${linkPaths.files.replace(':id', id)}?e=${ends}&s=${signature(keys, id, ends)}`
}

export function isValidLink(keys: Keys, id: string, ends: string, signed: string, now: Date): boolean {
  if (!/^\d{1,16}$/.test(ends)) return false
  const left = Number(ends) - now.getTime()
  // one that ends later than any link lives was made while the clock was ahead
  return left > 0 && left <= minLinkMs + 2 * gridMs && keys.equal(signature(keys, id, ends), signed)
}
