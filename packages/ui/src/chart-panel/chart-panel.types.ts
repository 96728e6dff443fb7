/** Place of a series in the palette (tokens chart-1 to chart-5). */
export type ChartTone = 1 | 2 | 3 | 4 | 5

export interface ChartTable {
  /** Head of the first column: 月份. */
  rowHeader: string
  columns: readonly string[]
  rows: readonly { name: string; values: readonly string[] }[]
}

/** What every chart says in words. */
export interface ChartTexts {
  title: string
  /** One sentence: what there is to see. Names the picture. */
  finding: string
  /** Of the numbers: 人、万元. */
  unit?: string | undefined
}

const plain = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })

/** 1,234.5 */
export const plainNumber = (value: number): string => plain.format(value)

/** Tone of the series at this place; after the fifth they begin again. */
export const toneAt = (index: number): ChartTone => ([1, 2, 3, 4, 5] as const)[index % 5] ?? 1
