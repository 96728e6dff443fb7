import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isComposingKey } from '../composing/index.ts'

interface RowWalkOptions {
  root: RefObject<HTMLElement | null>
  count: number
  onOpen: ((index: number) => void) | undefined
}

const pageStep = 10

/** The one that `selection` puts first. */
const checkbox = ':scope > :first-child input[type="checkbox"]'
const inRow = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

function target(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1)
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'PageDown':
      return Math.min(last, at + pageStep)
    case 'PageUp':
      return Math.max(0, at - pageStep)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

/** Left and right go through what can be pressed in the row, and back to the row. */
function walkWithin(row: HTMLElement, key: string): boolean {
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
  const stops = [row, ...row.querySelectorAll<HTMLElement>(inRow)]
  const at = stops.findIndex(stop => stop === document.activeElement)
  const next = stops[at + (key === 'ArrowRight' ? 1 : -1)]
  next?.focus()
  return next !== undefined
}

/** The keyboard of the rows: one of them is in the tab order; up and down walk, Enter opens, Space selects. */
export function useRowWalk({ root, count, onOpen }: RowWalkOptions) {
  const [active, setActive] = useState(0)
  const walked = useRef(false)
  const at = Math.min(active, Math.max(0, count - 1))

  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    const row = root.current?.querySelector<HTMLElement>(`[data-row-index="${at}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at, root])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target: from, key } = event
    if (!(from instanceof HTMLElement) || !event.currentTarget.contains(from)) return
    if (event.altKey || event.ctrlKey || event.metaKey || isComposingKey(event)) return
    const row = from.closest<HTMLElement>('[data-row-index]')
    if (!row || from.matches('select, textarea, input:not([type="checkbox"])')) return
    const index = Number(row.dataset.rowIndex)
    const next = target(key, index, count - 1)
    if (next !== null) {
      event.preventDefault()
      walked.current = next !== at
      setActive(next)
      if (next === at) row.focus()
    } else if (walkWithin(row, key)) event.preventDefault()
    else if (key === ' ' && !from.matches('button, input')) {
      event.preventDefault()
      row.querySelector<HTMLInputElement>(checkbox)?.click()
    } else if (key === 'Enter' && onOpen && from === row) {
      event.preventDefault()
      onOpen(index)
    }
  }

  return { active: at, setActive, onKeyDown }
}
