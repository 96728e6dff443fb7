import { lazy, Suspense, type ReactNode } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { useLogout } from '@portal/api/hooks/sign-in'
import { EndedSession, SignedIn, SignedOut } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import {
  StaffLayoutPanel,
  staffRoutes,
  type StaffPath,
  type ThemeSwitch,
} from '@portal/domain/staff/staff-layout'
import { Allowed } from './guard.tsx'
import { paths } from './paths.ts'

const Login = lazy(() => import('./routes/login.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))
export const Upcoming = lazy(() => import('./routes/upcoming.tsx'))
const Home = lazy(() => import('./routes/home.tsx'))
const PaymentAffirm = lazy(() => import('./routes/payment-affirm.tsx'))
const OrderManagement = lazy(() => import('./routes/order-management.tsx'))
const Setting = lazy(() => import('./routes/setting.tsx'))
const MemberAudit = lazy(() => import('./routes/member-audit.tsx'))

/** What stands at each address of the route table. */
export const pages = {
  '/': <Home />,
  '/paymentAffirm': <PaymentAffirm />,
  '/orderManagement': <OrderManagement />,
  '/memberAudit/personal': <MemberAudit kind="personal" />,
  '/memberAudit/enterprise': <MemberAudit kind="enterprise" />,
  '/invoiceManagement': <Upcoming title="发票管理" />,
  '/memberManagement/personal': <Upcoming title="个人会员" />,
  '/memberManagement/enterprise': <Upcoming title="单位会员" />,
  '/examResults': <Upcoming title="考试成绩" />,
  '/memberDevelop': <Upcoming title="会员发展" />,
  '/setting': <Setting />,
} as const satisfies Record<StaffPath, ReactNode>

function Desk({ theme }: { theme: ThemeSwitch }) {
  const logout = useLogout(paths.login)
  return (
    <StaffLayoutPanel theme={theme} onLogout={() => void logout()}>
      <PageArrival />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </StaffLayoutPanel>
  )
}

/** Sign-in and not-found for everybody; the rest from the one route table, behind the guard (product.md §2). */
export function Routing({ theme }: { theme: ThemeSwitch }) {
  return (
    <Suspense fallback={null}>
      <EndedSession signInPath={paths.login} />
      <Routes>
        <Route
          path={paths.login}
          element={
            <SignedOut>
              <Login />
            </SignedOut>
          }
        />
        <Route path="/login" element={<Navigate replace to={paths.login} />} />
        <Route path={paths.notFound} element={<NotFound />} />
        <Route
          element={
            <SignedIn signInPath={paths.login}>
              <Desk theme={theme} />
            </SignedIn>
          }
        >
          {staffRoutes.map(route => (
            <Route
              key={route.path}
              path={route.path}
              element={<Allowed route={route}>{pages[route.path]}</Allowed>}
            />
          ))}
          <Route path="*" element={<Navigate replace to={paths.notFound} />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
