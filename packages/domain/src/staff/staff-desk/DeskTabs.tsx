import type { ComponentProps, ReactNode } from 'react'
import type { OrderType } from '@portal/api/hooks/orders'
import { useKnownWorkCounts } from '@portal/api/hooks/staff'
import { TabLink, TabLinks, type TabLinksProps } from '@portal/ui/tabs'
import { orderTypeNames, orderTypes } from '../../shared/order-type/index.ts'
import { Link, type AskingLink } from '../../shared/router-link/index.ts'
import { waitingOf, type MoneyQueue } from '../staff-layout/work-counts.ts'
import * as S from './DeskTabs.styles.ts'

export interface DeskTab {
  id: string | number
  name: string
  /** The way to it. */
  link: AskingLink
  current: boolean
  /** How many there are; undefined while unknown, null where nobody counts them. */
  count: number | null | undefined
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
  /** Stands before the tabs in the same strip: the types of orders. */
  before?: ReactNode
  /** Stands behind the tabs in the same strip: saved views. */
  after?: ReactNode
}

/** In pixels: a person slides by more; a browser that draws at a small scale moves a strip by less. */
const leastSlide = 16

/**
 * Slides the strip to the tab that is open, and again when counts have made the tabs wider; where a person has slid it
 * since, it stays. The strip alone: `scrollIntoView` would move the page too.
 */
function keepCentred(tab: HTMLElement | null) {
  const strip = tab?.closest('nav')?.parentElement
  if (!strip) return undefined
  const centre = () => {
    strip.scrollLeft = tab.offsetLeft + (tab.offsetWidth - strip.clientWidth) / 2
    // it goes no further than its ends
    return strip.scrollLeft
  }
  let put = centre()
  const watcher = new ResizeObserver(() => {
    // a strip that has become shorter slides back by itself
    const kept = Math.min(put, strip.scrollWidth - strip.clientWidth)
    if (Math.abs(strip.scrollLeft - kept) < leastSlide) put = centre()
  })
  for (const box of [strip, ...strip.children]) watcher.observe(box)
  return () => watcher.disconnect()
}

/** States of a desk as links, in a strip that a narrow window scrolls sideways. */
export function DeskTabs({ label, tabs, ruled = false, before, after, ...rest }: DeskTabsProps) {
  return (
    <S.Root {...rest} data-ruled={ruled || undefined}>
      {before}
      <TabLinks label={label}>
        {tabs.map(({ id, name, link, current, count }) => (
          <TabLink
            key={id}
            as={Link}
            {...link}
            ref={current ? keepCentred : null}
            current={current}
            count={count === null ? undefined : (count ?? 'awaited')}
          >
            {name}
          </TabLink>
        ))}
      </TabLinks>
      {after}
    </S.Root>
  )
}

export interface OrderTypeLinksProps extends Omit<TabLinksProps, 'children' | 'label'> {
  /** Type of the orders on the desk. */
  type: OrderType
  /** The way to a type. */
  queueLink: (part: { type: OrderType }) => AskingLink
  /** Queues that are worked off at this desk; how much waits in them stands beside each type. */
  queues: readonly MoneyQueue[]
}

/** Dues or evaluations: each desk shows one of them, and says what waits in the other. */
export function OrderTypeLinks({ type, queueLink, queues, ...rest }: OrderTypeLinksProps) {
  const { data: counts } = useKnownWorkCounts()
  return (
    <TabLinks label="订单类型" {...rest}>
      {orderTypes.map(one => {
        const waiting = (counts && waitingOf(counts, queues, one)) || undefined
        return (
          <TabLink
            key={one}
            as={Link}
            {...queueLink({ type: one })}
            title={waiting === undefined ? undefined : `${waiting} 项待处理`}
            current={one === type}
            count={waiting}
          >
            {orderTypeNames[one]}
          </TabLink>
        )
      })}
    </TabLinks>
  )
}
