import { EvaluationPaymentPanel } from '@portal/domain/member/evaluation-payment'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Payment of an evaluation. */
export default function EvaluationPaymentPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EvaluationPaymentPanel />
    </>
  )
}
