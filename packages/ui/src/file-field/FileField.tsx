import { useRef, useState, type ClipboardEvent, type ComponentProps, type DragEvent } from 'react'
import { Button } from '../button/index.ts'
import { Field, splitTexts, type FieldTexts } from '../field/index.ts'
import { UploadIcon } from '../icon/index.ts'
import * as S from './FileField.styles.ts'
import { FileRows } from './FileRows.tsx'
import { refusal, takesPictures } from './refusal.ts'
import { useUploads, type Upload, type UploadedFile } from './useUploads.ts'

export interface FileFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'max' | 'multiple' | 'capture' | 'accept' | 'prefix'
    > {
  value: readonly UploadedFile[]
  onChange: (value: readonly UploadedFile[]) => void
  upload: Upload
  /** @default 1 */
  max?: number | undefined
  /** Bytes per file. */
  maxBytes: number
  /** Endings, as in the native attribute: `.jpg,.jpeg,.png,.pdf`. */
  accept: string
  /** Shows a file; without it 预览 opens its address in a new tab. */
  onPreview?: ((file: UploadedFile) => void) | undefined
  /**
   * Offers 拍照 where pictures are accepted: `auto` on touch screens only.
   * @default 'auto'
   */
  camera?: 'auto' | 'always' | 'never' | undefined
}

const openInNewTab = (file: UploadedFile) => window.open(file.url, '_blank', 'noopener')

/**
 * One or several files: chosen, photographed, dropped or pasted; each with its progress, its error and its preview.
 * With `name` the ids of what has arrived travel with a native form. `ref` and the rest go to the input.
 */
export function FileField({
  value,
  onChange,
  upload,
  max = 1,
  maxBytes,
  accept,
  onPreview = openInNewTab,
  camera = 'auto',
  className,
  ...props
}: FileFieldProps) {
  const { texts, control } = splitTexts(props)
  const { id, name, disabled = false, ref, ...rest } = control
  const input = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const uploads = useUploads({ value, onChange, upload, max, check: file => refusal(file, accept, maxBytes) })
  const full = value.length + uploads.pending.filter(item => !item.refused).length >= max

  function take(files: FileList | null) {
    if (files?.length && !disabled) uploads.add(Array.from(files))
  }

  function attach(node: HTMLInputElement | null) {
    input.current = node
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
    return undefined
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
          <FileRows
            files={value}
            pending={uploads.pending}
            disabled={disabled}
            onPreview={onPreview}
            onRemove={file => uploads.remove(file.id)}
            onRetry={uploads.retry}
            onDrop={item => uploads.drop(item.key)}
          />
          <S.Input
            tabIndex={-1}
            {...rest}
            {...bound}
            ref={attach}
            type="file"
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
              {camera !== 'never' && takesPictures(accept) ? (
                <S.Camera data-camera={camera}>
                  <input
                    ref={photo}
                    type="file"
                    accept="image/*"
                    capture="environment"
                    hidden
                    disabled={disabled}
                    aria-label="拍照"
                    onChange={event => {
                      take(event.currentTarget.files)
                      event.currentTarget.value = ''
                    }}
                  />
                  <Button size="m" disabled={disabled} onClick={() => photo.current?.click()}>
                    拍照
                  </Button>
                </S.Camera>
              ) : null}
              <span>
                <S.ByHand>
                  也可以拖到这里{takesPictures(accept) ? '，或粘贴截图' : ''}
                  {max > 1 ? '；' : ''}
                </S.ByHand>
                {max > 1 ? `已有 ${value.length} 个，最多 ${max} 个` : ''}
              </span>
            </S.Zone>
          )}
          {name === undefined
            ? null
            : value.map(file => <input key={file.id} type="hidden" name={name} value={file.id} />)}
          <S.Announcement>
            {uploads.pending.map(item => (item.error ? `${item.file.name} ${item.error}` : '')).join(' ')}
          </S.Announcement>
        </div>
      )}
    </Field>
  )
}
