export { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx'
export { SessionsPanel, type SessionsPanelProps } from './SessionsPanel.tsx'
export { SettingForm, type SettingFormProps } from './SettingForm.tsx'
export { SettingRow, type SettingRowProps } from './SettingRow.tsx'
