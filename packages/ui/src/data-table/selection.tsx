import { Checkbox } from '../checkbox/index.ts'
import type { TableFeature } from './DataTable.types.ts'
import { isSelected, withRow, withRows, type RowSelection } from './row-selection.ts'

export interface SelectionOptions {
  value: RowSelection
  onChange: (selection: RowSelection) => void
}

function SelectPage({ value, onChange, keys }: SelectionOptions & { keys: readonly string[] }) {
  const selected = keys.filter(key => isSelected(value, key)).length
  const all = keys.length > 0 && selected === keys.length
  return (
    <Checkbox
      aria-label="选中本页全部"
      checked={all}
      disabled={keys.length === 0}
      indeterminate={selected > 0 && !all}
      onChange={() => onChange(withRows(value, keys, !all))}
    />
  )
}

/** A checkbox in each row, and one in the head for the page. What is selected on other pages stays so. */
export const selection = ({ value, onChange }: SelectionOptions): TableFeature<object> => ({
  name: 'selection',
  isSelected: key => isSelected(value, key),
  before: {
    width: 44,
    head: keys => <SelectPage {...{ value, onChange, keys }} />,
    cell: (_row, { key, name }) => (
      <Checkbox
        aria-label={`选中 ${name}`}
        checked={isSelected(value, key)}
        onChange={() => onChange(withRow(value, key, !isSelected(value, key)))}
      />
    ),
  },
})
