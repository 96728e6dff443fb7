import { lazy, Suspense } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { EndedSession, SignedIn, SignedOut, SignInGoesOn } from '@portal/domain/guard'
import { PageArrival } from '@portal/domain/page-arrival'
import { SiteLayout } from '@portal/domain/site-layout'
import { Account } from './Account.tsx'
import { paths } from './paths.ts'

const Login = lazy(() => import('./routes/login.tsx'))
const Agent = lazy(() => import('./routes/agent.tsx'))
const ManagerEntrance = lazy(() => import('./routes/manager-entrance.tsx'))
const Agreement = lazy(() => import('./routes/agreement.tsx'))
const Privacy = lazy(() => import('./routes/privacy.tsx'))
const NotFound = lazy(() => import('./routes/not-found.tsx'))
const Upcoming = lazy(() => import('./routes/upcoming.tsx'))
const Home = lazy(() => import('./routes/home.tsx'))
const MemberInfo = lazy(() => import('./routes/member-info.tsx'))
const InvoiceOrder = lazy(() => import('./routes/invoice-order.tsx'))
const Renew = lazy(() => import('./routes/renew.tsx'))
const ApplyMember = lazy(() => import('./routes/apply-member.tsx'))
const Refresh = lazy(() => import('./routes/refresh.tsx'))

/** The routes of product.md §2: public, then those behind the guard, then not-found for everything else. */
export function Routing() {
  return (
    <SiteLayout account={<Account />}>
      <PageArrival />
      <EndedSession signInPath={paths.login} />
      <Suspense fallback={null}>
        <Routes>
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
          <Route path="/searchScore" element={<Upcoming title="考试成绩查询" />} />
          <Route path="/searchMember" element={<Upcoming title="会员查询" />} />
          <Route path="/institutionlogin" element={<Upcoming title="机构登录" />} />
          <Route path="/not-found" element={<NotFound />} />
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
            <Route path="/applyEnterpriseMember" element={<Upcoming title="单位会员申请" />} />
            <Route path="/home" element={<Home />}>
              <Route index element={<Navigate replace to={paths.memberInfo} />} />
              <Route path="memberInfo" element={<MemberInfo />} />
              <Route path="invoiceOrder" element={<InvoiceOrder />} />
              <Route path="renew/:type" element={<Renew />} />
              <Route path="promotion" element={<Upcoming title="人才库码" />} />
              <Route path="evaluation" element={<Upcoming title="人才评价" />} />
              <Route path="evaluation/payment/:type" element={<Upcoming title="评价缴费" />} />
              <Route path="evaluation/credit-archive" element={<Upcoming title="个人信息" />} />
              <Route path="setting" element={<Upcoming title="账号设置" />} />
            </Route>
            <Route path="*" element={<Navigate replace to={paths.notFound} />} />
          </Route>
        </Routes>
      </Suspense>
    </SiteLayout>
  )
}
