export { HistoryTimeline, type HistoryTimelineProps } from './HistoryTimeline.tsx'
