export { ImageViewer, type ImageViewerProps, type ViewedImage } from './ImageViewer.tsx'
