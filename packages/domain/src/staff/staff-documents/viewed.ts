import type { FileRef } from '@portal/api/contract/fields'
import type { ViewedDocument } from '@portal/ui/document-viewer'

/** Stored files as the document viewer takes them. */
export const viewed = (files: readonly FileRef[]): ViewedDocument[] =>
  files.map(({ file_id, name, url, mime }) => ({
    id: file_id,
    name,
    url,
    kind: mime === 'application/pdf' ? 'pdf' : 'image',
  }))
