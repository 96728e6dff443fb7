export { ImageViewer, type ImageViewerProps, type ViewedImage } from './ImageViewer.tsx'
export { ViewTools, type ViewToolsProps } from './ViewTools.tsx'
