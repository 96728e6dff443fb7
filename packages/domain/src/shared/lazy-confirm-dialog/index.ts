export { LazyConfirmDialog } from './LazyConfirmDialog.tsx'
