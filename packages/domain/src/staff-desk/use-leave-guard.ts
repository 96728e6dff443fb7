import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface LeaveGuard {
  /** Somebody wants to go elsewhere and has to be asked. */
  asking: boolean
  stay: () => void
  leave: () => void
}

/** While something is unsent, links to other pages ask first, and the browser asks before the page is closed. */
export function useLeaveGuard(unsent: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | null>(null)
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (!unsent) return undefined
    const beforeUnload = (event: Event) => {
      event.preventDefault()
    }
    const click = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return
      if (link.origin !== window.location.origin || link.pathname === pathname) return
      event.preventDefault()
      event.stopPropagation()
      setTarget(link.pathname + link.search)
    }
    window.addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', click, true)
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', click, true)
    }
  }, [unsent, pathname])

  return {
    asking: target !== null,
    stay: () => setTarget(null),
    leave() {
      if (target !== null) void navigate(target)
      setTarget(null)
    },
  }
}
