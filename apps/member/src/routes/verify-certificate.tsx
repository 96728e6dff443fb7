import { useNavigate, useParams } from 'react-router-dom'
import { verifyPath } from '@portal/api/rules/certificate'
import { CertificateCheckPanel } from '@portal/domain/member/certificate'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Where anybody sees what a certificate is worth today; its QR code leads here. */
export default function VerifyCertificatePage({ title }: PageProps) {
  const { code = '' } = useParams()
  const navigate = useNavigate()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <CertificateCheckPanel code={code} onSearch={found => void navigate(verifyPath(found))} />
    </>
  )
}
