export { DeskQueue, DeskQueueItem, type DeskQueueItemProps, type DeskQueueProps } from './DeskQueue.tsx'
export { DeskWalker, type DeskWalkerProps } from './DeskWalker.tsx'
export { StaffDesk, type StaffDeskProps } from './StaffDesk.tsx'
export { useDrafts } from './use-drafts.ts'
