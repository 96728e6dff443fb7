import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useCurrentStaff } from '@portal/api/hooks/users'
import { landingPath } from '@portal/api/rules/rights'
import { mayOpen, type StaffRoute } from '@portal/domain/staff/staff-layout'
import { paths } from './paths.ts'

/** A page for those whose sub-role may open it; the home page sends the others to their own landing (D3). */
export function Allowed({ route, children }: { route: StaffRoute; children: ReactNode }) {
  const staff = useCurrentStaff()
  if (!staff.data) return null
  if (mayOpen(staff.data.remark, route)) return children
  return <Navigate replace to={route.path === '/' ? landingPath(staff.data.remark) : paths.notFound} />
}
