import { privacy, LegalText } from '@portal/domain/member/legal'
import { PageTitle } from '@portal/domain/shared/page-title'

export default function PrivacyPage() {
  return (
    <>
      <PageTitle>个人信息保护政策</PageTitle>
      <LegalText title="个人信息保护政策" sections={privacy} />
    </>
  )
}
