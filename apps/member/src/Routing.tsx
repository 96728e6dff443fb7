import { Suspense } from 'react'
import { Navigate, Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import {
  isCentrePage,
  memberPages,
  memberRedirects,
  type MemberRoute,
  type OpenMemberPage,
} from '@portal/api/rules/member-pages'
import { pageAt, pathsOf } from '@portal/api/rules/pages'
import { TypedEarly, useFirstLocation } from '@portal/domain/shared/first-paint'
import { RedirectOnSessionEnd, SignedIn, SignedOut, RedirectAfterSignIn } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import type { PageProps } from '@portal/domain/shared/page-title'
import { SiteLayout } from '@portal/domain/member/site-layout'
import { preloadable, type Preloadable } from '@portal/ui/preloadable'
import { Account } from './Account.tsx'

const Home = preloadable<object>(() => import('./routes/home.tsx'))
const Upcoming = preloadable<PageProps>(() => import('./routes/upcoming.tsx'))

/** What stands at the address of each page that is open. */
const openPages = {
  login: preloadable(() => import('./routes/login.tsx')),
  managerLogin: preloadable(() => import('./routes/manager-login.tsx')),
  agent: preloadable(() => import('./routes/agent.tsx')),
  agreement: preloadable(() => import('./routes/agreement.tsx')),
  privacy: preloadable(() => import('./routes/privacy.tsx')),
  notFound: preloadable(() => import('./routes/not-found.tsx')),
  sandboxCashier: preloadable(() => import('./routes/sandbox-cashier.tsx')),
  verifyCertificate: preloadable(() => import('./routes/verify-certificate.tsx')),
  sharedResume: preloadable(() => import('./routes/shared-resume.tsx')),
  resume: preloadable(() => import('./routes/resume.tsx')),
  refresh: preloadable(() => import('./routes/refresh.tsx')),
  personalApplication: preloadable(() => import('./routes/personal-application.tsx')),
  memberInfo: preloadable(() => import('./routes/member-info.tsx')),
  invoiceOrder: preloadable(() => import('./routes/invoice-order.tsx')),
  setting: preloadable(() => import('./routes/setting.tsx')),
  personalRenewal: preloadable(() => import('./routes/personal-renewal.tsx')),
  enterpriseRenewal: preloadable(() => import('./routes/enterprise-renewal.tsx')),
  evaluation: preloadable(() => import('./routes/evaluation.tsx')),
  evaluationPayment: preloadable(() => import('./routes/evaluation-payment.tsx')),
  creditArchive: preloadable(() => import('./routes/credit-archive.tsx')),
} satisfies Record<OpenMemberPage, Preloadable<PageProps>>

const pages: Readonly<Record<string, Preloadable<PageProps> | undefined>> = openPages
const known: Readonly<Record<string, MemberRoute>> = memberPages
const signInPath = memberPages.login.path

/** Fetches the code of the page at an address, before it is drawn for the first time. */
export async function loadPage(address: string): Promise<void> {
  const name = pageAt(memberPages, address)
  if (name === undefined) return
  const isInCentre = known[name] !== undefined && isCentrePage(known[name])
  await Promise.all([(pages[name] ?? Upcoming).load(), isInCentre ? Home.load() : undefined])
}

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
