import { association } from '@portal/api/rules/association'

/** The service centre, or its stand-in when the portal's own host contains the word test (product.md §2). */
export const serviceCentre = (hostname: string): string =>
  hostname.includes('test') ? association.serviceCentreTest : association.serviceCentre

/** Its address with a one-time ticket in the query parameter `token` (D2.8). */
export function withTicket(address: string, ticket: string): string {
  const url = new URL(address)
  url.searchParams.set('token', ticket)
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
