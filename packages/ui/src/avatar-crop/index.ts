export { AvatarCrop, type AvatarCropProps } from './AvatarCrop.tsx'
