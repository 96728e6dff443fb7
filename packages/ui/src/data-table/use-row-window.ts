import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { plainCount, rowOffsets, rowWindow } from './row-window.ts'

const overscan = 8
/** Scrolling is followed in steps, so that most of its events draw nothing. */
const scrollStep = 120
/** Guessed height of a row, until some have been measured. */
const usualHeight = 40

interface RowWindowOptions {
  scroll: RefObject<HTMLElement | null>
  count: number
  /** Always drawn, wherever the list is scrolled: it may hold the focus. */
  active: number
}

/** What is seen of the scrolling box, in steps. */
function useSight(scroll: RefObject<HTMLElement | null>, enabled: boolean) {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(0)

  useEffect(() => {
    const box = scroll.current
    if (!enabled || !box) return undefined
    const follow = () => setTop(Math.floor(box.scrollTop / scrollStep) * scrollStep)
    const size = new ResizeObserver(() => setHeight(box.clientHeight))
    follow()
    size.observe(box)
    box.addEventListener('scroll', follow, { passive: true })
    return () => {
      size.disconnect()
      box.removeEventListener('scroll', follow)
    }
  }, [scroll, enabled])

  return { top, bottom: top + scrollStep + height }
}

/** Real heights of the rows that were drawn: cards differ, and so do rows with large type. */
function useHeights() {
  const [known, setKnown] = useState<ReadonlyMap<number, number>>(new Map())
  const observer = useRef<ResizeObserver>(null)

  const measure = useCallback((row: HTMLTableRowElement | null) => {
    if (!row) return undefined
    observer.current ??= new ResizeObserver(entries => {
      const measured = entries.flatMap(({ target, borderBoxSize }): [number, number][] => {
        const height = borderBoxSize[0]?.blockSize ?? 0
        return target instanceof HTMLElement && height > 0 ? [[Number(target.dataset.rowIndex), height]] : []
      })
      setKnown(before =>
        measured.every(([index, height]) => before.get(index) === height)
          ? before
          : new Map([...before, ...measured]),
      )
    })
    const { current } = observer
    current.observe(row)
    return () => current.unobserve(row)
  }, [])

  const average =
    known.size === 0 ? usualHeight : [...known.values()].reduce((sum, height) => sum + height, 0) / known.size
  return { measure, heightOf: (index: number) => known.get(index) ?? average }
}

/** Which rows to draw: all of a page, or those in sight out of thousands. */
export function useRowWindow({ scroll, count, active }: RowWindowOptions) {
  const enabled = count > plainCount
  const sight = useSight(scroll, enabled)
  const { measure, heightOf } = useHeights()
  if (!enabled) {
    return {
      enabled,
      drawn: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
      rest: 0,
      measure: undefined,
    }
  }
  return {
    enabled,
    measure,
    ...rowWindow(rowOffsets(count, heightOf), { ...sight, overscan, keep: active }),
  }
}
