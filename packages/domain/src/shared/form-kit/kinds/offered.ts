import type { SelectOption } from '@portal/ui/select-field'
import type { ListItem } from '../control.ts'

/** What can be chosen; what was stopped stands there for who has it. */
export const offered = (list: readonly ListItem[], held: string): SelectOption[] =>
  list
    .filter(({ id, stopped }) => !stopped || id === held)
    .map(({ id, name, stopped }) => ({ value: id, label: stopped ? `${name}（已停用）` : name }))
