export { usePendingUploads } from './use-pending-uploads.ts'
