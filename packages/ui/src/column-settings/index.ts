export { arrangedIds, plainLayout, type ColumnLayout } from './column-layout.ts'
export type { SettableColumn } from './ColumnPanel.tsx'
export { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx'
export { rowHeights, type RowHeight } from './row-heights.ts'
