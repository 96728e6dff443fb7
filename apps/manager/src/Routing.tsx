import { lazy, Suspense, type ComponentType } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { useLogout } from '@portal/api/hooks/sign-in'
import {
  publicStaffPages,
  staffPages,
  staffRedirects,
  type OpenStaffPage,
  type StaffRoute,
} from '@portal/api/rules/staff-pages'
import { RedirectOnSessionEnd, SignedIn, SignedOut } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import type { PageProps } from '@portal/domain/shared/page-title'
import { StaffLayoutPanel } from '@portal/domain/staff/staff-layout'
import { Allowed } from './guard.tsx'

const Login = lazy(() => import('./routes/login.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))
const Upcoming = lazy(() => import('./routes/upcoming.tsx'))

/** What stands at the address of each page that is open. */
const openPages = {
  home: lazy(() => import('./routes/home.tsx')),
  paymentAffirm: lazy(() => import('./routes/payment-affirm.tsx')),
  orderManagement: lazy(() => import('./routes/order-management.tsx')),
  personalAudit: lazy(() => import('./routes/personal-audit.tsx')),
  enterpriseAudit: lazy(() => import('./routes/enterprise-audit.tsx')),
  setting: lazy(() => import('./routes/setting.tsx')),
} satisfies Record<OpenStaffPage, ComponentType<PageProps>>

const pages: Readonly<Record<string, ComponentType<PageProps> | undefined>> = openPages
const { login, notFound } = publicStaffPages

function Desk() {
  const logout = useLogout(login.path)
  return (
    <StaffLayoutPanel onLogout={() => void logout()}>
      <PageArrival />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </StaffLayoutPanel>
  )
}

/** A page, for those whose sub-role may open it. */
function guarded([name, route]: [string, StaffRoute]) {
  const Page = pages[name] ?? Upcoming
  const element = (
    <Allowed route={route}>
      <Page title={route.title} />
    </Allowed>
  )
  return <Route key={route.path} path={route.path} element={element} />
}

/** The routes of product.md §2: sign-in and not-found for everybody, the rest behind the guard. */
export const routes = createRoutesFromElements(
  <>
    <Route
      path={login.path}
      element={
        <SignedOut>
          <Login title={login.title} />
        </SignedOut>
      }
    />
    <Route path={notFound.path} element={<NotFound title={notFound.title} />} />
    {Object.entries(staffRedirects).map(([path, to]) => (
      <Route key={path} path={path} element={<Navigate replace to={to} />} />
    ))}
    <Route
      element={
        <SignedIn signInPath={login.path}>
          <Desk />
        </SignedIn>
      }
    >
      {Object.entries<StaffRoute>(staffPages).map(guarded)}
      <Route path="*" element={<Navigate replace to={notFound.path} />} />
    </Route>
  </>,
)

export function Routing() {
  const page = useRoutes(routes)
  return (
    <Suspense fallback={null}>
      <RedirectOnSessionEnd signInPath={login.path} />
      {page}
    </Suspense>
  )
}
