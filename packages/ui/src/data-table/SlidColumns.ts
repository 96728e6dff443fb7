import { useLayoutEffect, type RefObject } from 'react'

/** Marks on a box that scrolls sideways that columns have slid under its sticky one. */
export function SlidColumns({ scroll }: { scroll: RefObject<HTMLElement | null> }): null {
  useLayoutEffect(() => {
    const box = scroll.current
    if (!box) return undefined
    const mark = () => box.toggleAttribute('data-moved', box.scrollLeft > 0)
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    return () => box.removeEventListener('scroll', mark)
  }, [scroll])
  return null
}
