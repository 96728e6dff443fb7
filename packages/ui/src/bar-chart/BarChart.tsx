import { ChartLegend, ChartPanel, plainNumber, toneAt, type ChartFrameProps } from '../chart-panel/index.ts'
import { Columns } from './Columns.tsx'
import { Rows } from './Rows.tsx'
import type { BarSeries } from './stacked.ts'

export interface BarChartProps extends ChartFrameProps {
  /** Names of the bars. */
  categories: readonly string[]
  /** One stacks on the other; numbers under zero hang below the axis. */
  series: readonly BarSeries[]
  /**
   * `rows` lie down: for a ranking with names.
   * @default 'columns'
   */
  direction?: 'columns' | 'rows' | undefined
  /** Head of the first column of the table. @default '项目' */
  categoryHeader?: string | undefined
  /** A number as it is shown. */
  format?: ((value: number) => string) | undefined
}

/** Height of one lying bar with the space to the next. */
const rowStep = 36

/** Amounts side by side, from zero. The highest column carries its number, lying bars all do. */
export function BarChart({
  categories,
  series,
  direction = 'columns',
  categoryHeader = '项目',
  format = plainNumber,
  height,
  ...frame
}: BarChartProps) {
  const Drawing = direction === 'rows' ? Rows : Columns
  return (
    <ChartPanel
      {...frame}
      height={height ?? (direction === 'rows' ? Math.max(1, categories.length) * rowStep + 8 : undefined)}
      isEmpty={categories.length === 0 || series.length === 0}
      legend={
        series.length > 1 ? (
          <ChartLegend
            entries={series.map(({ name, tone }, index) => ({ name, tone: tone ?? toneAt(index) }))}
          />
        ) : null
      }
      table={{
        rowHeader: categoryHeader,
        columns: series.map(one => one.name),
        rows: categories.map((name, index) => ({
          name,
          values: series.map(({ values }) => format(values[index] ?? 0)),
        })),
      }}
    >
      {(width, drawn) => (
        <Drawing
          categories={categories}
          series={series}
          format={format}
          finding={frame.finding}
          width={width}
          height={drawn}
        />
      )}
    </ChartPanel>
  )
}
