import type { HomePayload } from '@portal/api/contract/home.schema'
import { association } from '@portal/api/rules/association'
import { safeLink } from '@portal/api/rules/links'

export interface NavItem {
  name: string
  href: string
  /** Leads to the portal itself. */
  here: boolean
}

/**
 * Links of the navigation bar: a web_url containing http opens as is, any other item opens the association site's nodes
 * page of its tree_id (product.md §2). What contains http but is no http link is left out (D10.5).
 */
export function navItems(bar: HomePayload['guider_bar'], origin: string): NavItem[] {
  return bar.flatMap(({ name, web_url, tree_id }) => {
    const given = web_url.includes('http')
    const href = given
      ? safeLink(web_url)
      : tree_id === null
        ? null
        : `${association.website}/nodes/${encodeURIComponent(tree_id)}`
    return href === null ? [] : [{ name, href, here: given && href.startsWith(`${origin}/`) }]
  })
}

/** Friendly links: a JSON string of [name, url] pairs; anything else in it is left out (product.md §3, D10.5). */
export function friendlyLinks(json: string): { name: string; href: string }[] {
  let pairs: unknown
  try {
    pairs = JSON.parse(json)
  } catch {
    return []
  }
  if (!Array.isArray(pairs)) return []
  return pairs.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return []
    const [name, url]: unknown[] = pair
    const href = typeof url === 'string' ? safeLink(url) : null
    return typeof name === 'string' && name !== '' && href !== null ? [{ name, href }] : []
  })
}
