/** A cell of a table that is written: a text, an amount in fen, a number of things, or a time or day as the wire has it. */
export type SheetCell = string | { fen: number } | { count: number } | { time: string } | null

/** An amount as a cell; what is not known stays empty. */
export const fenCell = (fen: number | null | undefined): SheetCell =>
  fen === null || fen === undefined ? null : { fen }

/** A time or day as a cell; what is not known stays empty. */
export const timeCell = (time: string | null | undefined): SheetCell =>
  time === null || time === undefined ? null : { time }

/** `1234.00` from integer fen: a number to every program. */
export const plainYuan = (fen: number): string => (fen / 100).toFixed(2)

/** The columns of a table, in their order: what stands above each, and its cell of a row. */
export type Columns<Row> = readonly (readonly [head: string, cell: (row: Row) => SheetCell])[]

export const headsOf = <Row>(columns: Columns<Row>): string[] => columns.map(([head]) => head)

export const cellsOf = <Row>(columns: Columns<Row>, row: Row): SheetCell[] =>
  columns.map(([, cell]) => cell(row))

/** Records that are read at once: other calls come in between. */
const atOnce = 200

/** The rows of records whose ids are settled, read a part at a time. */
export async function* rowsById<Row>(
  ids: readonly string[],
  columns: Columns<Row>,
  read: (part: readonly string[]) => Promise<readonly Row[]>,
): AsyncGenerator<SheetCell[][], void> {
  for (let from = 0; from < ids.length; from += atOnce)
    yield (await read(ids.slice(from, from + atOnce))).map(row => cellsOf(columns, row))
}

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
