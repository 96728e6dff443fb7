import { PrintPreview } from '@portal/ui/print-preview'
import { CertificateDownload } from './CertificateDownload.tsx'
import { CertificateSheet, type CertificateSheetProps } from './CertificateSheet.tsx'

export interface CertificatePreviewProps extends CertificateSheetProps {
  onClose: () => void
}

/** A certificate as it is printed, or kept as a PDF. */
export const CertificatePreview = ({ onClose, ...sheet }: CertificatePreviewProps) => (
  <PrintPreview
    open
    onClose={onClose}
    documentName={`星级证书 ${sheet.certificate.certificate_no}`}
    paper="landscape"
    actions={<CertificateDownload certificate={sheet.certificate} />}
    sheets={[{ id: '1', content: <CertificateSheet {...sheet} /> }]}
  />
)
