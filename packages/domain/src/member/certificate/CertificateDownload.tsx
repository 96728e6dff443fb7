import { useState } from 'react'
import type { CertificateFacts } from '@portal/api/contract/stars.schema'
import { fetchCertificatePdf } from '@portal/api/hooks/certificate-pdf'
import { Button } from '@portal/ui/button'
import { DownloadIcon } from '@portal/ui/icon'
import { toast } from '@portal/ui/toast'
import { downloadContent } from '../../shared/download/index.ts'

export interface CertificateDownloadProps {
  certificate: CertificateFacts
}

/** Saves the printed certificate as a PDF. */
export function CertificateDownload({
  certificate: { certificate_no, verify_code },
}: CertificateDownloadProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const document = await fetchCertificatePdf(verify_code)
    setBusy(false)
    if (document.ok) downloadContent(`星级证书 ${certificate_no}.pdf`, document.content)
    else toast({ tone: 'error', message: document.message })
  }
  return (
    <Button size="m" icon={DownloadIcon} busy={busy} busyLabel="正在生成" onClick={() => void save()}>
      下载 PDF
    </Button>
  )
}
