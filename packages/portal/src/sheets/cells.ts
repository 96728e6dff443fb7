/** A cell of a table that is written: a text, an amount in fen, or a time or day as the wire has it. */
export type SheetCell = string | { fen: number } | { time: string } | null

/** `1234.00` from integer fen: a number to every program. */
export const plainYuan = (fen: number): string => (fen / 100).toFixed(2)

/** A table as it is written, row by row. */
export interface Table {
  /** Name of the sheet. */
  name: string
  heads: readonly string[]
  /** How many rows there will be. */
  count: number
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>
  /** Said after the last row: who does not find it has not got all of them. */
  end: string
}
