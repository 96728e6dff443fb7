export { AvatarCrop, type AvatarCropProps } from './AvatarCrop.tsx'
export type { CropFrame } from './AvatarCropDialog.tsx'
