import type { MouseEvent, ReactNode } from 'react'
import { isPlainPress } from '../plain-press/index.ts'
import * as S from './TableCells.styles.ts'

const interactive = 'a, button, input, select, textarea, label, summary, [role="button"]'

/** Opens by a press anywhere on a row: not on what acts by itself or floats over it, not at the end of a selection of text. */
export function openByRow(event: MouseEvent<HTMLElement>, open: () => void): void {
  if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
  if (event.target.closest(interactive) || window.getSelection()?.toString()) return
  // what opens gives the focus back to the row, not to the table around it
  event.currentTarget.querySelector<HTMLElement>('[data-lead] > a')?.focus({ preventScroll: true })
  open()
}

interface RowLinkProps<Row> {
  row: Row
  rowKey: string
  /** Address behind the number, for a new tab. */
  href: string | undefined
  onOpen: ((row: Row) => void) | undefined
  children: ReactNode
}

/** The number of a row; a link where the row can be opened. */
export function RowLink<Row>({ row, rowKey, href, onOpen, children }: RowLinkProps<Row>) {
  function follow(event: MouseEvent) {
    if (!onOpen || !isPlainPress(event)) return
    event.preventDefault()
    onOpen(row)
  }

  if (!href && !onOpen) return children
  return (
    <S.Open href={href ?? `#${rowKey}`} onClick={follow}>
      {children}
    </S.Open>
  )
}
