import { useLayoutEffect, type RefObject } from 'react'

function mark(box: HTMLElement): void {
  const start = box.scrollLeft > 0
  const end = box.scrollLeft + box.clientWidth < box.scrollWidth - 1
  const moved = start && end ? 'both' : start ? 'start' : end ? 'end' : undefined
  if (moved) box.dataset.moved = moved
  else delete box.dataset.moved
}

/** Marks on a box that scrolls sideways on which side columns have slid under a sticky one; also before it is scrolled. */
export function SlidColumns({ scroll }: { scroll: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    const box = scroll.current
    if (!box) return undefined
    const remark = () => mark(box)
    remark()
    const observer = new ResizeObserver(remark)
    observer.observe(box)
    if (box.firstElementChild) observer.observe(box.firstElementChild)
    box.addEventListener('scroll', remark, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', remark)
    }
  }, [scroll])
  return null
}
