import { PageTitle } from '@portal/domain/page-title'
import { PaymentDeskPanel } from '@portal/domain/payment-desk'

/** Reported transfers, confirmed or sent back. */
export default function PaymentAffirmPage() {
  return (
    <>
      <PageTitle>到账确认</PageTitle>
      <PaymentDeskPanel />
    </>
  )
}
