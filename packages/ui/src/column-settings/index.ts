export { arrangedIds, plainLayout, type ColumnLayout } from './column-layout.ts'
export {
  ColumnSettings,
  type ColumnSettingsProps,
  type RowHeight,
  type SettableColumn,
} from './ColumnSettings.tsx'
