import { Checkbox } from '../checkbox/index.ts'
import * as Table from '../data-table/DataTable.styles.ts'
import { stickyLeft } from '../data-table/DataTableRow.tsx'
import { ArrowDownIcon } from '../icon/index.ts'
import type { GridRecord, GridSelecting } from './DataGrid.types.ts'
import * as S from './DataGrid.styles.ts'
import { isSelected, withRows } from './grid-selection.ts'
import type { ShownColumn } from './use-grid-table.ts'

interface DataGridHeadProps<Row extends GridRecord> {
  shown: readonly ShownColumn<Row>[]
  /** Keys of the rows on this page. */
  keys: readonly string[]
  selection: GridSelecting | undefined
  canSort: boolean
  /** A last column with actions. */
  actions: boolean
}

const directions = { asc: 'ascending', desc: 'descending' } as const

function SelectPage({ selection, keys }: { selection: GridSelecting; keys: readonly string[] }) {
  const chosen = keys.filter(key => isSelected(selection.value, key)).length
  const all = keys.length > 0 && chosen === keys.length
  return (
    <Checkbox
      aria-label="选中本页全部"
      checked={all}
      disabled={keys.length === 0}
      indeterminate={chosen > 0 && !all}
      onChange={() => selection.onChange(withRows(selection.value, keys, !all))}
    />
  )
}

export function DataGridHead<Row extends GridRecord>({
  shown,
  keys,
  selection,
  canSort,
  actions,
}: DataGridHeadProps<Row>) {
  return (
    <Table.Head>
      <Table.HeadRow aria-rowindex={1}>
        {selection ? (
          <S.HeadCell scope="col" data-sticky="pick">
            <SelectPage selection={selection} keys={keys} />
          </S.HeadCell>
        ) : null}
        {shown.map(({ column, direction, sort }, index) => (
          <S.HeadCell
            key={column.id}
            scope="col"
            data-align={column.align}
            data-sticky={index === 0 ? 'lead' : undefined}
            aria-sort={direction ? directions[direction] : undefined}
            style={index === 0 ? stickyLeft(Boolean(selection)) : undefined}
          >
            {column.sortable && canSort ? (
              <Table.Sort type="button" onClick={sort}>
                {column.header}
                <ArrowDownIcon size={14} />
              </Table.Sort>
            ) : (
              column.header
            )}
          </S.HeadCell>
        ))}
        {actions ? (
          <S.HeadCell scope="col" data-sticky="end" data-align="end">
            操作
          </S.HeadCell>
        ) : null}
      </Table.HeadRow>
    </Table.Head>
  )
}
