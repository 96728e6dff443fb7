import { useLayoutEffect, useRef, useState } from 'react'

/** Width of a box in px, known before the first paint and followed from then on. */
export function useWidth<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(0)

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return undefined
    const read = () => setWidth(Math.floor(current.clientWidth))
    read()
    const observer = new ResizeObserver(read)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return { box, width }
}
