import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { leaveToasts } from '@portal/ui/toast'

/** After a navigation: top of the page, and the focus on its content, so that a screen reader starts there. */
export function PageArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    leaveToasts()
    window.scrollTo(0, 0)
    const content = document.getElementById('content')
    // the staff app scrolls its content, not the window
    content?.scrollTo(0, 0)
    content?.focus({ preventScroll: true })
  }, [pathname])

  return null
}
