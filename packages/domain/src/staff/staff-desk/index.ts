export { ChangedNotice, type ChangedNoticeProps } from './ChangedNotice.tsx'
export { CheckList, type CheckListProps, type DeskCheck } from './CheckList.tsx'
export { countOf } from './count-of.ts'
export { DeskEvents, type DeskEventsProps } from './DeskEvents.tsx'
export { DeskKeys } from './DeskKeys.tsx'
export type { DeskGroup } from './DeskQueue.tsx'
export { DeskNothing, type DeskNothingProps } from './DeskNothing.tsx'
export {
  DeskTabs,
  OrderTypeLinks,
  type DeskTab,
  type DeskTabsProps,
  type OrderTypeLinksProps,
} from './DeskTabs.tsx'
export { DeskWalker, type DeskWalkerProps } from './DeskWalker.tsx'
export { QueueDesk, type QueueDeskProps } from './QueueDesk.tsx'
export { useDecision } from './use-decision.ts'
export { useFirstWrong } from './use-first-wrong.ts'
export { useDesk, type Desk, type Walk } from './use-desk.ts'
export { useDeskAddress } from './use-desk-address.ts'
