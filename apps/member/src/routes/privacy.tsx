import { privacy, LegalText } from '@portal/domain/legal'
import { PageTitle } from '@portal/domain/page-title'

export default function PrivacyPage() {
  return (
    <>
      <PageTitle>个人信息保护政策</PageTitle>
      <LegalText title="个人信息保护政策" sections={privacy} />
    </>
  )
}
