export { SafeHtml, type SafeHtmlProps } from './SafeHtml.tsx'
export {
  dismissToast,
  leaveToasts,
  dismissMessage,
  toast,
  type ToastOptions,
  type ToastTone,
} from './store.ts'
export { ToastHost } from './ToastHost.tsx'
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
