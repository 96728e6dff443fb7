import { agreement, LegalText } from '@portal/domain/member/legal'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

export default function AgreementPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LegalText title={title} sections={agreement} />
    </>
  )
}
