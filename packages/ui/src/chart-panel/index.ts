export { plainNumber, toneAt, type ChartTable, type ChartTexts, type ChartTone } from './chart-panel.types.ts'
export { CategoryLabels, RowLabel, textWidth, ValueGrid } from './ChartAxes.tsx'
export { ChartLegend, ChartPanel, type ChartFrameProps } from './ChartPanel.tsx'
