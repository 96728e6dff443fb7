export { BarChart, type BarChartProps } from './BarChart.tsx'
export type { BarSeries } from './stacked.ts'
