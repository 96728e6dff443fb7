import { Suspense, useState } from 'react'
import { memberPages } from '@portal/api/rules/member-pages'
import { Button } from '@portal/ui/button'
import { PrinterIcon } from '@portal/ui/icon'
import { preloadable } from '@portal/ui/preloadable'
import type { PrintSheet } from '@portal/ui/print-preview'

const PrintPreview = preloadable(async () => ({
  default: (await import('@portal/ui/print-preview')).PrintPreview,
}))

export interface ResumePrintButtonProps {
  sheets: readonly PrintSheet[]
}

/** Opens the print preview, from which the browser prints or keeps a PDF. */
export function ResumePrintButton({ sheets }: ResumePrintButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={PrinterIcon}
        onPointerEnter={PrintPreview.preload}
        onFocus={PrintPreview.preload}
        onClick={() => setOpen(true)}
      >
        打印或存为 PDF
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <PrintPreview
            open
            onClose={() => setOpen(false)}
            documentName={memberPages.resume.title}
            sheets={sheets}
          />
        </Suspense>
      ) : null}
    </>
  )
}
