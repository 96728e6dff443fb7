import { EvaluationPanel } from '@portal/domain/member/evaluation'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** The evaluation of the member: level, application under way, results, and what is published. */
export default function EvaluationPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EvaluationPanel />
    </>
  )
}
