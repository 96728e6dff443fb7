import { Suspense } from 'react'
import { Navigate, Outlet, useRoutes, type RouteObject } from 'react-router-dom'
import { useLogout } from '@portal/api/hooks/sign-in'
import { pageAt } from '@portal/api/rules/pages'
import {
  publicStaffPages,
  staffPages,
  staffRedirects,
  type OpenStaffPage,
  type StaffRoute,
} from '@portal/api/rules/staff-pages'
import { TypedEarly, useFirstLocation } from '@portal/domain/shared/first-paint'
import { RedirectOnSessionEnd, SignedIn, SignedOut } from '@portal/domain/shared/guard'
import { PageArrival } from '@portal/domain/shared/page-arrival'
import type { PageProps } from '@portal/domain/shared/page-title'
import { StaffLayoutPanel } from '@portal/domain/staff/staff-layout'
import { preloadable, type Preloadable } from '@portal/ui/preloadable'
import { Allowed } from './guard.tsx'

const Login = preloadable<PageProps>(() => import('./routes/login.tsx'))
const StarExpert = preloadable<PageProps>(() => import('./routes/star-expert.tsx'))
const NotFound = preloadable<PageProps>(() => import('./routes/not-found.tsx'))
const Upcoming = preloadable<PageProps>(() => import('./routes/upcoming.tsx'))

/** What stands at the address of each page that is open. */
const openPages = {
  home: preloadable(() => import('./routes/home.tsx')),
  paymentAffirm: preloadable(() => import('./routes/payment-affirm.tsx')),
  statementImport: preloadable(() => import('./routes/statement-import.tsx')),
  reconciliation: preloadable(() => import('./routes/reconciliation.tsx')),
  invoiceManagement: preloadable(() => import('./routes/invoice-management.tsx')),
  orderManagement: preloadable(() => import('./routes/order-management.tsx')),
  coupons: preloadable(() => import('./routes/coupons.tsx')),
  personalAudit: preloadable(() => import('./routes/personal-audit.tsx')),
  enterpriseAudit: preloadable(() => import('./routes/enterprise-audit.tsx')),
  talentAudit: preloadable(() => import('./routes/talent-audit.tsx')),
  talentFigures: preloadable(() => import('./routes/talent-figures.tsx')),
  setting: preloadable(() => import('./routes/setting.tsx')),
} satisfies Record<OpenStaffPage, Preloadable<PageProps>>

const pages: Readonly<Record<string, Preloadable<PageProps> | undefined>> = openPages
const publicPages: Readonly<Record<string, Preloadable<PageProps> | undefined>> = {
  login: Login,
  starExpert: StarExpert,
  notFound: NotFound,
} satisfies Record<keyof typeof publicStaffPages, Preloadable<PageProps>>
const { login, starExpert, notFound } = publicStaffPages

/** Fetches the code of the page at an address, before it is drawn for the first time. */
export async function loadPage(address: string): Promise<void> {
  const publicPage = publicPages[pageAt(publicStaffPages, address) ?? '']
  const name = pageAt(staffPages, address)
  const page = publicPage ?? (name === undefined ? undefined : (pages[name] ?? Upcoming))
  await page?.load()
}

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
function guarded([name, route]: [string, StaffRoute]): RouteObject {
  const Page = pages[name] ?? Upcoming
  const element = (
    <Allowed route={route}>
      <Page title={route.title} />
    </Allowed>
  )
  return { path: route.path, element }
}

/** The routes of product.md §2: sign-in and not-found for everybody, the rest behind the guard. */
export const routes: RouteObject[] = [
  {
    path: login.path,
    element: (
      <SignedOut>
        <Login title={login.title} />
      </SignedOut>
    ),
  },
  { path: starExpert.path, element: <StarExpert title={starExpert.title} /> },
  { path: notFound.path, element: <NotFound title={notFound.title} /> },
  ...Object.entries(staffRedirects).map(([path, to]) => ({ path, element: <Navigate replace to={to} /> })),
  {
    element: (
      <SignedIn signInPath={login.path}>
        <Desk />
      </SignedIn>
    ),
    children: [
      ...Object.entries<StaffRoute>(staffPages).map(guarded),
      { path: '*', element: <Navigate replace to={notFound.path} /> },
    ],
  },
]

export interface RoutingProps {
  /** Address of the finished HTML that is made, or taken over. */
  prerendered?: string | undefined
}

export function Routing({ prerendered }: RoutingProps) {
  const page = useRoutes(routes, useFirstLocation(prerendered))
  return (
    <Suspense fallback={null}>
      <RedirectOnSessionEnd signInPath={login.path} />
      {page}
      {prerendered === undefined ? null : <TypedEarly />}
    </Suspense>
  )
}
