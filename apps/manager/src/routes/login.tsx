import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { SignInLayout, StaffSignIn } from '@portal/domain/shared/sign-in'

/** Fetches the pages that a sign-in lands on, while the person is still typing. */
const fetchNext = () => {
  for (const page of [import('./order-management.tsx'), import('./payment-affirm.tsx')])
    page.catch(() => undefined)
}

/** Staff sign-in. */
export default function LoginPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main>
        <SignInLayout title={title} services={[]} alone onInputCapture={fetchNext}>
          <StaffSignIn />
        </SignInLayout>
      </main>
    </>
  )
}
