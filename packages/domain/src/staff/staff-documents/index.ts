export { DocumentsDialog, type DocumentsDialogProps } from './DocumentsDialog.tsx'
export { viewed } from './viewed.ts'
