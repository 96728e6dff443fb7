/**
 * A link from data: an absolute http or https address, or null (D2.9, D10.5). Text that merely contains "http", such as
 * `javascript:alert('http')`, is not a link.
 */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address.trim())
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
  } catch {
    return null
  }
}

/** A path on our own origin taken from a `redirect` query, or `/` (D2.9). */
export function safeRedirect(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || /[\\\p{Cc}]/u.test(path)) return '/'
  const base = 'http://same.invalid'
  try {
    const url = new URL(path, base)
    return url.origin === base ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
