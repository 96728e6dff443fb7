import { agreement, LegalText } from '@portal/domain/member/legal'
import { PageTitle } from '@portal/domain/shared/page-title'

export default function AgreementPage() {
  return (
    <>
      <PageTitle>会员服务协议</PageTitle>
      <LegalText title="会员服务协议" sections={agreement} />
    </>
  )
}
