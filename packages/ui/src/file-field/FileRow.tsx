import type { ReactNode } from 'react'
import { FileTextIcon } from '../icon/index.ts'
import * as S from './FileField.styles.ts'

interface FileRowProps {
  name: string
  meta: ReactNode
  state: 'done' | 'uploading' | 'failed'
  /** Address of a picture, or the file itself before it is sent. */
  picture?: string | File | undefined
  /** 0 to 1 while uploading. */
  fraction?: number | undefined
  actions: ReactNode
}

const isPicture = (name: string) => /\.(jpe?g|png|webp|gif|bmp)$/i.test(name)

function Preview({ source }: { source: string | File }) {
  function show(image: HTMLImageElement | null) {
    if (!image || typeof source === 'string') return undefined
    const url = URL.createObjectURL(source)
    image.src = url
    return () => URL.revokeObjectURL(url)
  }

  return typeof source === 'string' ? <img src={source} alt="" /> : <img ref={show} alt="" />
}

/** Size of a file in words: 1.8 MB. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

export function FileRow({ name, meta, state, picture, fraction, actions }: FileRowProps) {
  return (
    <S.Item data-state={state}>
      <S.Thumb>{picture && isPicture(name) ? <Preview source={picture} /> : <FileTextIcon />}</S.Thumb>
      <div>
        <S.Name title={name}>{name}</S.Name>
        <S.Meta>{meta}</S.Meta>
        {state === 'uploading' ? (
          <S.Progress aria-label={`${name} 上传进度`} value={fraction ?? 0} max={1} />
        ) : null}
      </div>
      <S.Actions>{actions}</S.Actions>
    </S.Item>
  )
}
