export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx'
export { dismissToast, toast, type ToastOptions, type ToastTone } from './store.ts'
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
