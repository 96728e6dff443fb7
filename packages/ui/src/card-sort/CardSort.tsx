import { useId, type ChangeEvent, type ComponentProps } from 'react'
import { useAtOnce } from '../at-once/index.ts'
import type { Column, Sort } from '../data-table/index.ts'
import { Box } from '../field/Field.styles.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { Arrow, Select } from '../select-field/SelectField.styles.ts'
import * as S from './CardSort.styles.ts'

export interface CardSortProps extends Omit<ComponentProps<'select'>, 'value' | 'children' | 'multiple'> {
  /** Columns of the table; those the server can sort by are offered. */
  columns: readonly Pick<Column<unknown>, 'id' | 'header' | 'sortable'>[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Stands above a table, in line with its cards, and only where its rows are cards. */
  onlyCards?: boolean | undefined
}

const ways = { descending: '降序', ascending: '升序' } as const

/** Sorting of rows that are cards, whose table has no head to press. `className` goes to the line, `ref` and the rest to the select. */
export function CardSort({
  columns,
  sort,
  onSort,
  onlyCards = false,
  onChange,
  className,
  ...rest
}: CardSortProps) {
  const id = useId()
  const [seen, see] = useAtOnce(sort, onSort)
  const choices = columns
    .filter(column => column.sortable)
    .flatMap(({ id: column, header }) =>
      (['descending', 'ascending'] as const).map(direction => ({
        value: `${column} ${direction}`,
        label: `${header} ${ways[direction]}`,
        sort: { column, direction },
      })),
    )
  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = choices.find(choice => choice.value === event.currentTarget.value)
    if (chosen) see(chosen.sort)
    onChange?.(event)
  }
  return (
    <S.Root className={className} data-only-cards={onlyCards || undefined}>
      <label htmlFor={id}>排序</label>
      <Box>
        <Select id={id} {...rest} value={seen ? `${seen.column} ${seen.direction}` : ''} onChange={choose}>
          {seen ? null : <option value="">默认顺序</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <Arrow>
          <ChevronDownIcon />
        </Arrow>
      </Box>
    </S.Root>
  )
}
