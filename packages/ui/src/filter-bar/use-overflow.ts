import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How many children of a wrapping row stand in its first line; the row shows only that line. */
export function useOverflow(count: number) {
  const row = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(count)

  const measure = useCallback(() => {
    const items = [...(row.current?.children ?? [])].filter(item => item instanceof HTMLElement)
    const top = items[0]?.offsetTop ?? 0
    const wrapped = items.findIndex(item => item.offsetTop > top)
    setFitting(wrapped === -1 ? items.length : wrapped)
  }, [])
  // after every draw: a chip that was set is wider than before
  useLayoutEffect(measure)

  useEffect(() => {
    if (!row.current) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [measure])

  return { row, fitting: Math.min(fitting, count) }
}
