export { DocumentViewer, type DocumentViewerProps, type ViewedDocument } from './DocumentViewer.tsx'
