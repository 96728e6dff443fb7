import { Button } from '../button/index.ts'
import * as S from './FileField.styles.ts'
import { FileRow, fileSize } from './FileRow.tsx'
import type { PendingUpload, UploadedFile } from './useUploads.ts'

interface FileRowsProps {
  files: readonly UploadedFile[]
  pending: readonly PendingUpload[]
  disabled: boolean
  onPreview: (file: UploadedFile) => void
  onRemove: (file: UploadedFile) => void
  onRetry: (item: PendingUpload) => void
  onDrop: (item: PendingUpload) => void
}

/** Files that have arrived, then those on their way. */
export function FileRows({ files, pending, disabled, onPreview, onRemove, onRetry, onDrop }: FileRowsProps) {
  return (
    <S.List>
      {files.map(file => (
        <FileRow
          key={file.id}
          name={file.name}
          meta={`${fileSize(file.size)} · 已上传`}
          state="done"
          picture={file.url}
          actions={
            <>
              <Button
                size="s"
                variant="text"
                aria-label={`预览 ${file.name}`}
                onClick={() => onPreview(file)}
              >
                预览
              </Button>
              <Button
                size="s"
                variant="text"
                aria-label={`移除 ${file.name}`}
                disabled={disabled}
                onClick={() => onRemove(file)}
              >
                移除
              </Button>
            </>
          }
        />
      ))}
      {pending.map(item => (
        <FileRow
          key={item.key}
          name={item.file.name}
          meta={item.state === 'failed' ? item.error : `正在上传 ${Math.round(item.fraction * 100)}%`}
          state={item.state}
          picture={item.file}
          fraction={item.fraction}
          actions={
            <>
              {item.state === 'failed' && !item.refused ? (
                <Button
                  size="s"
                  variant="text"
                  aria-label={`重试 ${item.file.name}`}
                  onClick={() => onRetry(item)}
                >
                  重试
                </Button>
              ) : null}
              <Button
                size="s"
                variant="text"
                aria-label={`${item.state === 'failed' ? '移除' : '取消'} ${item.file.name}`}
                onClick={() => onDrop(item)}
              >
                {item.state === 'failed' ? '移除' : '取消'}
              </Button>
            </>
          }
        />
      ))}
    </S.List>
  )
}
