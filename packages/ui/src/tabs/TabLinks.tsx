import type { ComponentProps, ElementType, ReactNode } from 'react'
import * as S from './TabLinks.styles.ts'

export interface TabLinksProps extends ComponentProps<'nav'> {
  /** Accessible name of the navigation. */
  label: string
}

/** A row of links that looks like tabs; put `TabLink`s inside. */
export function TabLinks({ label, ...rest }: TabLinksProps) {
  return <S.Nav {...rest} aria-label={label} />
}

export type TabLinkProps<As extends ElementType = 'a'> = {
  as?: As
  /** Marks the page shown; a router's NavLink does it by itself. */
  current?: boolean | undefined
  /** Number after the label; `awaited` keeps the place of one that is on its way. */
  count?: number | 'awaited' | undefined
  children: ReactNode
} & Omit<ComponentProps<As>, 'as' | 'children'>

/** One link of `TabLinks`; `as={Link}` or `as={NavLink}` makes it one of the router. */
export function TabLink<As extends ElementType = 'a'>({
  current,
  count,
  children,
  ...rest
}: TabLinkProps<As>) {
  return (
    <S.TabLink {...(current === undefined ? {} : { 'aria-current': current ? 'page' : undefined })} {...rest}>
      {children}
      {count === undefined ? null : count === 'awaited' ? (
        <S.CountComing>0</S.CountComing>
      ) : (
        <S.Count>{count}</S.Count>
      )}
    </S.TabLink>
  )
}
