import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address in this app. */
  to: To
  /**
   * Takes the place of this page in the history.
   * @default false
   */
  replace?: boolean | undefined
  /** Goes along in the history. */
  state?: unknown
}

/**
 * A link of the router. Made of its hooks: its own component brings the prefetching of a framework that this app is not
 * built with, three kilobytes on every page.
 */
export function Link({ to, replace = false, state, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { replace, state, target })
  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={click}>
      {children}
    </a>
  )
}

export interface NavLinkProps extends LinkProps {
  /**
   * Names the page alone, not those below its address.
   * @default false
   */
  end?: boolean | undefined
}

/** A link that says when its page, or one below it, is open. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const there = useResolvedPath(link.to).pathname.toLowerCase()
  const isOpen = here === there || (!end && here.startsWith(there.endsWith('/') ? there : `${there}/`))
  return <Link {...link} aria-current={isOpen ? 'page' : undefined} />
}
