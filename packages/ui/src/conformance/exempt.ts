/** Exports that are no components of their own, and why. */
export const exempt: Readonly<Record<string, string>> = {
  'chart-panel/CategoryLabels': 'a part of a drawing, tried in the charts',
  'chart-panel/ChartLegend': 'a part of a drawing, tried in the charts',
  'chart-panel/RowLabel': 'a part of a drawing, tried in the charts',
  'chart-panel/ValueGrid': 'a part of a drawing, tried in the charts',
  'dark-theme/DarkTheme': 'colours; every subject is looked at in them',
  'dialog/DialogFoot': 'the buttons of a dialog, tried in the dialogs',
  'theme/ThemeProvider': 'surroundings; every subject stands in them',
}
