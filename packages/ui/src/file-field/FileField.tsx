import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Button } from '../button/index.ts'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { UploadIcon } from '../icon/index.ts'
import { FileRow, fileSize } from './FileRow.tsx'
import * as S from './FileField.styles.ts'
import { useUploads, type Upload, type UploadedFile } from './useUploads.ts'

export interface FileFieldProps extends FieldTexts {
  value: readonly UploadedFile[]
  onChange: (value: readonly UploadedFile[]) => void
  upload: Upload
  /** @default 1 */
  max?: number | undefined
  /** Bytes per file. @default 10 MB */
  maxBytes?: number | undefined
  /** As in the native attribute: `.jpg,.jpeg,.png,.pdf`. @default '.jpg,.jpeg,.png,.pdf' */
  accept?: string | undefined
  /** Shows a file; without it 预览 opens its address in a new tab. */
  onPreview?: ((file: UploadedFile) => void) | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}

const megabyte = 1024 * 1024

function refusal(file: File, accept: string, maxBytes: number): string | null {
  const endings = accept.split(',').map(ending => ending.trim().toLowerCase())
  if (!endings.some(ending => file.name.toLowerCase().endsWith(ending))) {
    return `格式不支持，请上传 ${endings.map(ending => ending.slice(1).toUpperCase()).join('、')}`
  }
  if (file.size === 0) return '文件是空的，请重新选择'
  return file.size > maxBytes ? `超过 ${Math.round(maxBytes / megabyte)} MB，请压缩后再传` : null
}

/** One or several files: chosen, dropped or pasted; each with its progress, its error and its preview. */
export function FileField({
  value,
  onChange,
  upload,
  max = 1,
  maxBytes = 10 * megabyte,
  accept = '.jpg,.jpeg,.png,.pdf',
  onPreview,
  disabled = false,
  id,
  className,
  ...props
}: FileFieldProps) {
  const { texts } = splitTexts(props)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const uploads = useUploads({ value, onChange, upload, max, check: file => refusal(file, accept, maxBytes) })
  const full = value.length + uploads.pending.filter(item => !item.refused).length >= max

  function take(files: FileList | null) {
    if (files?.length && !disabled) uploads.add(Array.from(files))
  }

  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }

  return (
    <Field {...texts} className={className} controlId={id}>
      {(bound, tone) => (
        <div onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}>
          <S.List>
            {value.map(file => (
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
                      onClick={() =>
                        onPreview ? onPreview(file) : window.open(file.url, '_blank', 'noopener')
                      }
                    >
                      预览
                    </Button>
                    <Button
                      size="s"
                      variant="text"
                      aria-label={`移除 ${file.name}`}
                      disabled={disabled}
                      onClick={() => uploads.remove(file.id)}
                    >
                      移除
                    </Button>
                  </>
                }
              />
            ))}
            {uploads.pending.map(item => (
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
                        onClick={() => uploads.retry(item)}
                      >
                        重试
                      </Button>
                    ) : null}
                    <Button
                      size="s"
                      variant="text"
                      aria-label={`${item.state === 'failed' ? '移除' : '取消'} ${item.file.name}`}
                      onClick={() => uploads.drop(item.key)}
                    >
                      {item.state === 'failed' ? '移除' : '取消'}
                    </Button>
                  </>
                }
              />
            ))}
          </S.List>
          <S.Input
            {...bound}
            ref={input}
            type="file"
            tabIndex={-1}
            accept={accept}
            multiple={max > 1}
            disabled={disabled || full}
            onChange={event => {
              take(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
          {full ? null : (
            <S.Zone
              {...zone}
              data-over={over || undefined}
              data-tone={tone}
              data-disabled={disabled || undefined}
            >
              <Button size="m" icon={UploadIcon} disabled={disabled} onClick={() => input.current?.click()}>
                选择文件
              </Button>
              <span>
                也可以拖到这里，或粘贴截图{max > 1 ? `；已有 ${value.length} 个，最多 ${max} 个` : ''}
              </span>
            </S.Zone>
          )}
          <S.Said>
            {uploads.pending.map(item => (item.error ? `${item.file.name} ${item.error}` : '')).join(' ')}
          </S.Said>
        </div>
      )}
    </Field>
  )
}
