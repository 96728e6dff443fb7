import { PageTitle } from '@portal/domain/shared/page-title'
import { SignInLayout, StaffSignIn } from '@portal/domain/shared/sign-in'

/** Fetches the pages that a sign-in lands on, while the person is still typing. */
const fetchNext = () => {
  void import('./order-management.tsx')
  void import('./payment-affirm.tsx')
}

/** Staff sign-in. */
export default function LoginPage() {
  return (
    <>
      <PageTitle>管理端登录</PageTitle>
      <main>
        <SignInLayout title="管理端登录" services={[]} alone onInputCapture={fetchNext}>
          <StaffSignIn />
        </SignInLayout>
      </main>
    </>
  )
}
