import { privacy, LegalText } from '@portal/domain/member/legal'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

export default function PrivacyPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <LegalText title={title} sections={privacy} />
    </>
  )
}
