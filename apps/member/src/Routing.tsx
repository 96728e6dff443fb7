import { lazy, Suspense } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import { closedMemberPages } from '@portal/api/rules/not-open-yet'
import { EndedSession, SignedIn, SignedOut, SignInGoesOn } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import { SiteLayout } from '@portal/domain/member/site-layout'
import { Account } from './Account.tsx'
import { paths } from './paths.ts'

const Login = lazy(() => import('./routes/login.tsx'))
const Agent = lazy(() => import('./routes/agent.tsx'))
const ManagerEntrance = lazy(() => import('./routes/manager-entrance.tsx'))
const Agreement = lazy(() => import('./routes/agreement.tsx'))
const Privacy = lazy(() => import('./routes/privacy.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))
export const Upcoming = lazy(() => import('./routes/upcoming.tsx'))
const Home = lazy(() => import('./routes/home.tsx'))
const MemberInfo = lazy(() => import('./routes/member-info.tsx'))
const InvoiceOrder = lazy(() => import('./routes/invoice-order.tsx'))
const Setting = lazy(() => import('./routes/setting.tsx'))
const Renew = lazy(() => import('./routes/renew.tsx'))
const ApplyMember = lazy(() => import('./routes/apply-member.tsx'))
const Refresh = lazy(() => import('./routes/refresh.tsx'))

/** Routes of pages that are not open yet. */
const closedUnder = (belongs: (path: string) => boolean) =>
  closedMemberPages
    .filter(({ path }) => belongs(path))
    .map(({ path, title }) => <Route key={path} path={path} element={<Upcoming title={title} />} />)

const isPublic = (path: string) => ['/searchScore', '/searchMember', '/institutionlogin'].includes(path)
const isOfTheCentre = (path: string) => path.startsWith('/home/')

/** The routes of product.md §2: public, then those behind the guard, then not-found for everything else. */
export const routes = createRoutesFromElements(
  <>
    <Route
      path="/login"
      element={
        <SignedOut>
          <Login />
        </SignedOut>
      }
    />
    <Route
      path="/agent/:agentid"
      element={
        <SignInGoesOn>
          <Agent />
        </SignInGoesOn>
      }
    />
    <Route
      path={paths.managerLogin}
      element={
        <SignedOut>
          <ManagerEntrance />
        </SignedOut>
      }
    />
    <Route path="/agreement" element={<Agreement />} />
    <Route path="/privacy" element={<Privacy />} />
    <Route path="/not-found" element={<NotFound />} />
    {closedUnder(isPublic)}
    <Route
      element={
        <SignedIn signInPath={paths.login}>
          <Outlet />
        </SignedIn>
      }
    >
      <Route path="/" element={<Navigate replace to="/home" />} />
      <Route path="/index" element={<Navigate replace to="/" />} />
      <Route path="/refresh" element={<Refresh />} />
      <Route path="/applyMember/:memberType" element={<ApplyMember />} />
      {closedUnder(path => !isPublic(path) && !isOfTheCentre(path))}
      <Route path="/home" element={<Home />}>
        <Route index element={<Navigate replace to={paths.memberInfo} />} />
        <Route path="memberInfo" element={<MemberInfo />} />
        <Route path="invoiceOrder" element={<InvoiceOrder />} />
        <Route path="setting" element={<Setting />} />
        <Route path="renew/:type" element={<Renew />} />
        {closedUnder(isOfTheCentre)}
      </Route>
      <Route path="*" element={<Navigate replace to={paths.notFound} />} />
    </Route>
  </>,
)

/** The site around the page at the address. */
export function Routing() {
  const page = useRoutes(routes)
  return (
    <SiteLayout account={<Account />}>
      <PageArrival />
      <EndedSession signInPath={paths.login} />
      <Suspense fallback={null}>{page}</Suspense>
    </SiteLayout>
  )
}
