import { lazy, Suspense } from 'react'
import { Navigate, Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
  type OpenMemberPage,
} from '@portal/api/rules/member-pages'
import { pageAt, pathsOf } from '@portal/api/rules/pages'
import { lazyPage, type LazyPage, TypedEarly, useFirstLocation } from '@portal/domain/shared/first-paint'
import { RedirectOnSessionEnd, SignedIn, SignedOut, RedirectAfterSignIn } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import type { PageProps } from '@portal/domain/shared/page-title'
import { SiteLayout } from '@portal/domain/member/site-layout'
import { Account } from './Account.tsx'

const Home = lazy(() => import('./routes/home.tsx'))
const Upcoming = lazyPage<PageProps>(() => import('./routes/upcoming.tsx'))

/** What stands at the address of each page that is open. */
const openPages = {
  login: lazyPage(() => import('./routes/login.tsx')),
  managerLogin: lazyPage(() => import('./routes/manager-login.tsx')),
  agent: lazyPage(() => import('./routes/agent.tsx')),
  agreement: lazyPage(() => import('./routes/agreement.tsx')),
  privacy: lazyPage(() => import('./routes/privacy.tsx')),
  notFound: lazyPage(() => import('./routes/not-found.tsx')),
  refresh: lazyPage(() => import('./routes/refresh.tsx')),
  personalApplication: lazyPage(() => import('./routes/personal-application.tsx')),
  memberInfo: lazyPage(() => import('./routes/member-info.tsx')),
  invoiceOrder: lazyPage(() => import('./routes/invoice-order.tsx')),
  setting: lazyPage(() => import('./routes/setting.tsx')),
  personalRenewal: lazyPage(() => import('./routes/personal-renewal.tsx')),
} satisfies Record<OpenMemberPage, LazyPage<PageProps>>

const pages: Readonly<Record<string, LazyPage<PageProps> | undefined>> = openPages
const signInPath = memberPages.login.path

/** Fetches the code of the page at an address, before finished HTML is made of it or taken over. */
export const loadPage = async (address: string): Promise<void> =>
  pages[pageAt(memberPages, address) ?? '']?.load()

/** Routes of the pages that `wanted` picks. */
const routesOf = (wanted: (route: MemberRoute) => boolean): RouteObject[] =>
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
    return pathsOf(route).map(path => ({ path, element }))
  })

/** The routes of product.md §2: public, then those behind the guard, then not-found for everything else. */
export const routes: RouteObject[] = [
  ...routesOf(({ access }) => access !== undefined),
  {
    element: (
      <SignedIn signInPath={signInPath}>
        <Outlet />
      </SignedIn>
    ),
    children: [
      ...Object.entries(memberRedirects).map(([path, to]) => ({
        path,
        element: <Navigate replace to={to} />,
      })),
      ...routesOf(route => route.access === undefined && !isCentrePage(route)),
      { element: <Home />, children: routesOf(isCentrePage) },
      { path: '*', element: <Navigate replace to={memberPages.notFound.path} /> },
    ],
  },
]

export interface RoutingProps {
  /** Address of the finished HTML that is made, or taken over. */
  prerendered?: string | undefined
}

/** The site around the page at the address. */
export function Routing({ prerendered }: RoutingProps) {
  const page = useRoutes(routes, useFirstLocation(prerendered))
  return (
    <SiteLayout account={<Account />} prerendered={prerendered !== undefined}>
      <PageArrival />
      <RedirectOnSessionEnd signInPath={signInPath} />
      <Suspense fallback={null}>
        {page}
        {prerendered === undefined ? null : <TypedEarly />}
      </Suspense>
    </SiteLayout>
  )
}
