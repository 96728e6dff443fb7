import { useLocation, type Location } from 'react-router-dom'
import { useHydrated } from '@portal/api/hooks/use-hydrated'

/** The location of the finished HTML while that is taken over, with nothing of this visitor's own query; then the real one. */
export function useFirstLocation(prerendered: string | undefined): Partial<Location> {
  const location = useLocation()
  const [pathname = '/', query] = prerendered?.split('?') ?? []
  const first = { pathname, search: query === undefined ? '' : `?${query}` }
  const alike =
    prerendered === undefined || (location.pathname === first.pathname && location.search === first.search)
  return useHydrated(alike) || alike ? location : first
}
