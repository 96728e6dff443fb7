import type { FileRef } from '@portal/api/contract/fields'
import { PaperclipIcon } from '@portal/ui/icon'
import * as S from './Talent.styles.ts'

export interface SnapshotFilesProps {
  files: readonly FileRef[]
  /** The one that is looked at. */
  shown?: string | undefined
  onOpen: (file: FileRef) => void
}

/** Attachments by name; each opens in the viewer. */
export function SnapshotFiles({ files, shown, onOpen }: SnapshotFilesProps) {
  if (files.length === 0) return null
  return (
    <S.Files>
      {files.map(file => (
        <li key={file.file_id}>
          <PaperclipIcon size={16} />
          <S.FileLink
            type="button"
            title={`查看 ${file.name}`}
            aria-current={file.file_id === shown || undefined}
            onClick={() => onOpen(file)}
          >
            {file.name}
          </S.FileLink>
        </li>
      ))}
    </S.Files>
  )
}
