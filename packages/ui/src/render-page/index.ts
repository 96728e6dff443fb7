export { renderFrame, renderPage, type Rendered, type RenderedPage } from './render-page.ts'
