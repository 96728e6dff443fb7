import { Suspense } from 'react'
import type { AvatarCropDialogProps } from './AvatarCropDialog.tsx'
import { preloadable } from '../preloadable/index.ts'

const AvatarCropDialog = preloadable(async () => ({
  default: (await import('./AvatarCropDialog.tsx')).AvatarCropDialog,
}))

export interface AvatarCropProps extends Omit<AvatarCropDialogProps, 'file'> {
  /** The picture to crop; null keeps the dialog closed. */
  file: Blob | null
}

/** The dialog in which an avatar, or another picture, is cropped, fetched with its library when there is a picture. */
export function AvatarCrop({ file, ...rest }: AvatarCropProps) {
  if (!file) return null
  return (
    <Suspense fallback={null}>
      <AvatarCropDialog {...rest} file={file} />
    </Suspense>
  )
}
