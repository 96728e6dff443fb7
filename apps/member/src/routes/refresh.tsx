import { Navigate, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '@portal/api/rules/links'

/** Leaves the page and comes back to it, so that it starts afresh; `to` names where (our own addresses only). */
export default function RefreshPage() {
  const [query] = useSearchParams()
  return <Navigate replace to={safeRedirect(query.get('to'))} />
}
