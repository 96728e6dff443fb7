import type { ComponentProps, ReactNode } from 'react'
import { TabLink, TabLinks } from '@portal/ui/tabs'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './DeskTabs.styles.ts'

export interface DeskTab {
  id: string | number
  name: string
  /** What the address asks for with this tab. */
  search: URLSearchParams
  current: boolean
  /** How many there are; undefined while unknown. */
  count: number | undefined
}

export interface DeskTabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: what the tabs tell apart. */
  label: string
  tabs: readonly DeskTab[]
  /**
   * A line below, where what follows draws none.
   * @default false
   */
  ruled?: boolean | undefined
  /** Stands behind the tabs in the same strip: saved views. */
  after?: ReactNode
}

/** States of a desk as links, in a strip that a narrow window scrolls sideways. */
export function DeskTabs({ label, tabs, ruled = false, after, ...rest }: DeskTabsProps) {
  return (
    <S.Root {...rest} data-ruled={ruled || undefined}>
      <TabLinks label={label}>
        {tabs.map(({ id, name, search, current, count }) => (
          <TabLink key={id} as={Link} to={`?${search}`} current={current} count={count}>
            {name}
          </TabLink>
        ))}
      </TabLinks>
      {after}
    </S.Root>
  )
}
