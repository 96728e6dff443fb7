export { useShortcuts } from './use-shortcuts.ts'
export { useShortcutSetting } from './shortcut-setting.ts'
