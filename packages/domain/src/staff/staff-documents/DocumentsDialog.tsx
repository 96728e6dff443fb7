import { useState } from 'react'
import type { FileRef } from '@portal/api/contract/fields'
import { Dialog } from '@portal/ui/dialog'
import { DocumentViewer } from '@portal/ui/document-viewer'
import * as S from './DocumentsDialog.styles.ts'
import { viewed } from './viewed.ts'

export interface DocumentsDialogProps {
  title: string
  files: readonly FileRef[]
  /** Which one shows first, from 0. @default 0 */
  first?: number | undefined
  onClose: () => void
}

/** Uploaded files in a dialog: zoom, rotate, walk through them. Render it only while open. */
export function DocumentsDialog({ title, files, first = 0, onClose }: DocumentsDialogProps) {
  const [index, setIndex] = useState(first)
  return (
    <Dialog open size="l" title={title} dismissable onClose={onClose}>
      <S.Stage>
        <DocumentViewer documents={viewed(files)} index={index} onIndexChange={setIndex} />
      </S.Stage>
    </Dialog>
  )
}
