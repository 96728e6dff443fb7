import type { Column, RowData, rowSortingFeature, TableOptions, TableState } from '@tanstack/react-table'

/**
 * All parts of TanStack that some feature works with, as types. A table holds those of its own features alone, and a
 * feature may only use what it brought along.
 */
export interface Engine {
  rowSortingFeature: typeof rowSortingFeature
}

export type EngineParts = Partial<Engine>

/** What features say to TanStack; nothing of it depends on the kind of row. */
export type EngineOptions = Partial<
  Pick<
    TableOptions<Engine, RowData>,
    'manualSorting' | 'enableSortingRemoval' | 'sortDescFirst' | 'onSortingChange'
  >
> & { state?: Partial<TableState<Engine>> }

/** What the feature of a head may ask its column. */
export type EngineHead = Pick<Column<Engine, RowData>, 'getIsSorted' | 'toggleSorting'>
