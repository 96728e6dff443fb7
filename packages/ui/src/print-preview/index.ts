export { PrintPreview, type PrintPreviewProps, type PrintSheet } from './PrintPreview.tsx'
