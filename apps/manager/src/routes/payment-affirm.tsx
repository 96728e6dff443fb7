import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { PaymentDeskPanel } from '@portal/domain/staff/payment-desk'

/** Reported transfers, confirmed or sent back. */
export default function PaymentAffirmPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PaymentDeskPanel />
    </>
  )
}
