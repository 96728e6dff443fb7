export { LineChart, type LineChartProps } from './LineChart.tsx'
export type { LineSeries } from './Lines.tsx'
