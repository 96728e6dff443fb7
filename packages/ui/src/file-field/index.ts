export { FileField, type FileFieldProps } from './FileField.tsx'
export { fileSize } from './FileRow.tsx'
export type { Upload, UploadedFile } from './useUploads.ts'
