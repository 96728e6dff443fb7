import { PageTitle } from '@portal/domain/shared/page-title'
import { PaymentDeskPanel } from '@portal/domain/staff/payment-desk'

/** Reported transfers, confirmed or sent back. */
export default function PaymentAffirmPage() {
  return (
    <>
      <PageTitle>到账确认</PageTitle>
      <PaymentDeskPanel />
    </>
  )
}
