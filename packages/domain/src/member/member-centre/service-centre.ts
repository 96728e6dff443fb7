import type { PageSettings } from '@portal/api/rules/page-settings'

/** The service centre, or its stand-in when the portal's own host contains the word test (product.md §2). */
export const serviceCentreFor = (
  hostname: string,
  { serviceCentre, serviceCentreTest }: PageSettings,
): string => (hostname.includes('test') ? serviceCentreTest : serviceCentre)

/** Its address with the query parameter `token` (product.md §2). */
export function withToken(address: string, token: string): string {
  const url = new URL(address)
  url.searchParams.set('token', token)
  return url.href
}

/**
 * Opens a window at once, while the click still allows it, and sends it to the address when that is known; closes it when
 * there is none. The opened page gets no handle on ours. A browser that refuses the window gets the address in this one.
 */
export async function openLater(address: () => Promise<string | null>): Promise<void> {
  const opened = window.open('about:blank', '_blank')
  if (opened) opened.opener = null
  const target = await address()
  if (target === null) opened?.close()
  else if (opened) opened.location.replace(target)
  else window.location.assign(target)
}
