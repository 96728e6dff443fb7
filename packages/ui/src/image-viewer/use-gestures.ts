import { useCallback, useEffect, useRef, type Dispatch, type PointerEvent, type SetStateAction } from 'react'
import { moved, zoomed, zoomStep, type View } from './view.ts'

interface Point {
  x: number
  y: number
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Wheel, drag and two fingers over the place of the picture. */
export function useGestures(setView: Dispatch<SetStateAction<View>>) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())

  /** A place on the screen, counted from the middle of the stage. */
  const fromMiddle = useCallback((point: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 } : point
  }, [])

  useEffect(() => {
    const { current } = stage
    // React listens passively, and the page behind would scroll
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = fromMiddle({ x: event.clientX, y: event.clientY })
      setView(view => zoomed(view, event.deltaY < 0 ? zoomStep ** 0.5 : zoomStep ** -0.5, at))
    }
    current?.addEventListener('wheel', wheel, { passive: false })
    return () => current?.removeEventListener('wheel', wheel)
  }, [fromMiddle, setView])

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    const now = { x: event.clientX, y: event.clientY }
    if (!before) return
    fingers.current.set(event.pointerId, now)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      setView(view => zoomed(view, distance(now, other) / Math.max(1, distance(before, other)), middle))
      return
    }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    setView(view => moved(view, { x: now.x - before.x, y: now.y - before.y }, { width, height }))
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    stage,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}
