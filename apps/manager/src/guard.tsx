import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useCurrentStaff } from '@portal/api/hooks/staff'
import {
  landingPage,
  mayOpen,
  publicStaffPages,
  staffPages,
  type StaffRoute,
} from '@portal/api/rules/staff-pages'

/** A page for those whose sub-role may open it; the home page sends the others to their own landing (D3). */
export function Allowed({ route, children }: { route: StaffRoute; children: ReactNode }) {
  const staff = useCurrentStaff()
  if (!staff.data) return null
  if (mayOpen(staff.data.remark, route)) return children
  const elsewhere =
    route.path === staffPages.home.path ? landingPage(staff.data.remark) : publicStaffPages.notFound
  return <Navigate replace to={elsewhere.path} />
}
