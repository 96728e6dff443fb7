export { WorkQueuePanel } from './WorkQueuePanel.tsx'
