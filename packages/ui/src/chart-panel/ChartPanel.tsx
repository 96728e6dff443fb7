import { useId, useState, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { ChartTable, ChartTexts } from './chart-panel.types.ts'
import * as S from './ChartPanel.styles.ts'
import { useWidth } from '../box-width/index.ts'

export interface ChartFrameProps extends ChartTexts, Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * Of the drawing, in px; it never changes while data come.
   * @default 220
   */
  height?: number | undefined
  /** @default false */
  loading?: boolean | undefined
  /** Shown when there is nothing to draw. @default '还没有数据' */
  empty?: ReactNode
}

export interface ChartPanelProps extends ChartFrameProps {
  table: ChartTable
  isEmpty: boolean
  legend?: ReactNode
  /** The drawing for a width in px; its `<svg>` is named by the finding. */
  children: (width: number, height: number) => ReactNode
}

function Details({ table, label }: { table: ChartTable; label: string }) {
  return (
    <S.Rows tabIndex={0} aria-label={`${label}明细`}>
      <S.Table aria-label={`${label}明细`}>
        <thead>
          <tr>
            <th scope="col">{table.rowHeader}</th>
            {table.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(row => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {row.values.map((value, index) => (
                <td key={table.columns[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Rows>
  )
}

/** Frame of every chart: title, the finding in words, the drawing, and behind 看明细 the same numbers as a table. */
export function ChartPanel({
  title,
  finding,
  unit,
  height = 220,
  loading = false,
  empty = '还没有数据',
  table,
  isEmpty,
  legend,
  children,
  ...rest
}: ChartPanelProps) {
  const titleId = useId()
  const [details, setDetails] = useState(false)
  const { box, width } = useWidth<HTMLDivElement>()
  const size: CSSProperties & Record<'--height', string> = { '--height': `${height}px` }

  function drawing() {
    if (loading) return <Skeleton height={height} />
    if (isEmpty) return <S.Quiet>{empty}</S.Quiet>
    if (details) return <Details table={table} label={title} />
    return (
      <>
        {legend}
        {width > 0 ? children(width, height) : null}
      </>
    )
  }

  return (
    <S.Root aria-labelledby={titleId} aria-busy={loading || undefined} {...rest}>
      <S.Head>
        <h3 id={titleId}>{title}</h3>
        <S.Finding>{[unit, loading || isEmpty ? '' : finding].filter(Boolean).join('，')}</S.Finding>
        {loading || isEmpty ? null : (
          <Button size="s" variant="text" aria-pressed={details} onClick={() => setDetails(!details)}>
            {details ? '看图' : '看明细'}
          </Button>
        )}
      </S.Head>
      <S.Plot ref={box} style={size}>
        {drawing()}
      </S.Plot>
    </S.Root>
  )
}

export interface LegendEntry {
  name: string
  tone: number
  /** @default 'block' */
  shape?: 'block' | 'line' | 'dashes' | undefined
}

/** Names of the series, where they find no room beside their marks. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <S.Legend aria-hidden>
      {entries.map(({ name, tone, shape }) => (
        <li key={name}>
          <S.Key data-tone={tone} data-shape={shape} />
          {name}
        </li>
      ))}
    </S.Legend>
  )
}
