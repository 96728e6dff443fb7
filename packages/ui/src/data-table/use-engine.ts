import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { Column, TableFeature, TableRecord } from './DataTable.types.ts'
import type { Engine, EngineOptions } from './engine.ts'

interface EngineInput<Row extends TableRecord> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  features: readonly TableFeature<Row>[]
}

/** The parts of all features as one; a table of none has TanStack's core alone. */
const joined = <Row>(features: readonly TableFeature<Row>[]): Engine =>
  tableFeatures(Object.assign({}, ...features.map(({ engine }) => engine)) as Engine)

function optionsOf<Row>(features: readonly TableFeature<Row>[]) {
  const all: EngineOptions[] = features.flatMap(({ options }) => options?.() ?? [])
  const state: EngineOptions['state'] = Object.assign({}, ...all.map(part => part.state))
  return { ...(Object.assign({}, ...all) as EngineOptions), state }
}

/** The columns that show, in order, and the rows, which come sorted and paged from the server. */
export function useEngine<Row extends TableRecord>({ columns, rows, rowKey, features }: EngineInput<Row>) {
  const [parts] = useState(() => joined(features))
  const defs = useMemo(
    () =>
      columns.map((column): ColumnDef<Engine, Row> => ({
        id: column.id,
        accessorFn: row => row,
        enableSorting: column.sortable ?? false,
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const table = useTable<Engine, Row>({
    features: parts,
    columns: defs,
    data,
    getRowId: rowKey,
    ...optionsOf(features),
  })

  const byId = new Map(columns.map(column => [column.id, column]))
  const drawn = features.reduce<readonly string[]>(
    (ids, { arrange }) => arrange?.(ids) ?? ids,
    columns.map(({ id }) => id),
  )
  return {
    shown: drawn.flatMap(id => {
      const column = byId.get(id)
      const head = table.getColumn(id)
      return column && head ? [{ column, head }] : []
    }),
    rows: table.getRowModel().rows.map(row => ({ key: row.id, row: row.original })),
  }
}

export type ShownColumn<Row extends TableRecord> = ReturnType<typeof useEngine<Row>>['shown'][number]
