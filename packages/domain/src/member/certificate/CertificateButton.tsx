import { Suspense, useState } from 'react'
import type { CertificateFacts } from '@portal/api/contract/stars.schema'
import { verifyPath } from '@portal/api/rules/certificate'
import { Button, type ButtonProps } from '@portal/ui/button'
import { preloadable } from '@portal/ui/preloadable'

const CertificatePreview = preloadable(async () => ({
  default: (await import('./CertificatePreview.tsx')).CertificatePreview,
}))

export interface CertificateButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  certificate: CertificateFacts
}

/** Opens a certificate as it is printed. */
export function CertificateButton({ certificate, ...rest }: CertificateButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        {...rest}
        onPointerEnter={CertificatePreview.preload}
        onFocus={CertificatePreview.preload}
        onClick={() => setOpen(true)}
      >
        查看证书
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CertificatePreview
            certificate={certificate}
            verifyUrl={`${location.origin}${verifyPath(certificate.verify_code)}`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
