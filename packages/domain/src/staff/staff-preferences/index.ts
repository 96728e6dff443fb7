export { RowHeightControl } from './RowHeightControl.tsx'
export { ShortcutsControl } from './ShortcutsControl.tsx'
export { ThemeControl } from './ThemeControl.tsx'
export { themeModeNow, useThemeMode } from './use-theme-mode.ts'
