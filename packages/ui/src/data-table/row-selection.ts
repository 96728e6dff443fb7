/** Selected rows over all pages: some by key, or all that match the filter with exceptions. Empty it when the filter changes. */
export type RowSelection =
  | { kind: 'some'; keys: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> }

export const noneSelected: RowSelection = { kind: 'some', keys: new Set() }
export const allMatching: RowSelection = { kind: 'all', except: new Set() }

const withKey = (keys: ReadonlySet<string>, key: string, present: boolean): ReadonlySet<string> => {
  const next = new Set(keys)
  if (present) next.add(key)
  else next.delete(key)
  return next
}

export const isSelected = (selection: RowSelection, key: string): boolean =>
  selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key)

/** How many rows are selected when `total` match the filter. */
export const selectedCount = (selection: RowSelection, total: number): number =>
  selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)

export function withRow(selection: RowSelection, key: string, selected: boolean): RowSelection {
  return selection.kind === 'some'
    ? { kind: 'some', keys: withKey(selection.keys, key, selected) }
    : { kind: 'all', except: withKey(selection.except, key, !selected) }
}

/** Selects the rows of one page, or lets go of them; those of other pages stay as they are. */
export const withRows = (selection: RowSelection, keys: readonly string[], selected: boolean): RowSelection =>
  keys.reduce((next, key) => withRow(next, key, selected), selection)
