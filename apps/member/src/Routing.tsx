import { lazy, Suspense, type ComponentType } from 'react'
import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router-dom'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
  type OpenMemberPage,
} from '@portal/api/rules/member-pages'
import { pathsOf } from '@portal/api/rules/pages'
import { RedirectOnSessionEnd, SignedIn, SignedOut, RedirectAfterSignIn } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import type { PageProps } from '@portal/domain/shared/page-title'
import { SiteLayout } from '@portal/domain/member/site-layout'
import { Account } from './Account.tsx'

const Home = lazy(() => import('./routes/home.tsx'))
const Upcoming = lazy(() => import('./routes/upcoming.tsx'))

/** What stands at the address of each page that is open. */
const openPages = {
  login: lazy(() => import('./routes/login.tsx')),
  managerLogin: lazy(() => import('./routes/manager-login.tsx')),
  agent: lazy(() => import('./routes/agent.tsx')),
  agreement: lazy(() => import('./routes/agreement.tsx')),
  privacy: lazy(() => import('./routes/privacy.tsx')),
  notFound: lazy(() => import('./routes/not-found.tsx')),
  refresh: lazy(() => import('./routes/refresh.tsx')),
  personalApplication: lazy(() => import('./routes/personal-application.tsx')),
  memberInfo: lazy(() => import('./routes/member-info.tsx')),
  invoiceOrder: lazy(() => import('./routes/invoice-order.tsx')),
  setting: lazy(() => import('./routes/setting.tsx')),
  personalRenewal: lazy(() => import('./routes/personal-renewal.tsx')),
} satisfies Record<OpenMemberPage, ComponentType<PageProps>>

const pages: Readonly<Record<string, ComponentType<PageProps> | undefined>> = openPages
const signInPath = memberPages.login.path

/** Routes of the pages that `wanted` picks. */
const routesOf = (wanted: (route: MemberRoute) => boolean) =>
  Object.entries<MemberRoute>(memberPages).flatMap(([name, route]) => {
    if (!wanted(route)) return []
    const Page = pages[name] ?? Upcoming
    const page = <Page title={route.title} />
    const element =
      route.access === 'signed-out' ? (
        <SignedOut>{page}</SignedOut>
      ) : route.access === 'signing-in' ? (
        <RedirectAfterSignIn>{page}</RedirectAfterSignIn>
      ) : (
        page
      )
    return pathsOf(route).map(path => <Route key={path} path={path} element={element} />)
  })

/** The routes of product.md §2: public, then those behind the guard, then not-found for everything else. */
export const routes = createRoutesFromElements(
  <>
    {routesOf(({ access }) => access !== undefined)}
    <Route
      element={
        <SignedIn signInPath={signInPath}>
          <Outlet />
        </SignedIn>
      }
    >
      {Object.entries(memberRedirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate replace to={to} />} />
      ))}
      {routesOf(route => route.access === undefined && !isCentrePage(route))}
      <Route element={<Home />}>{routesOf(isCentrePage)}</Route>
      <Route path="*" element={<Navigate replace to={memberPages.notFound.path} />} />
    </Route>
  </>,
)

/** The site around the page at the address. */
export function Routing() {
  const page = useRoutes(routes)
  return (
    <SiteLayout account={<Account />}>
      <PageArrival />
      <RedirectOnSessionEnd signInPath={signInPath} />
      <Suspense fallback={null}>{page}</Suspense>
    </SiteLayout>
  )
}
