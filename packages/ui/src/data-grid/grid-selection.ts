/** Chosen rows over all pages: some by key, or all that match the filter with exceptions. Empty it when the filter changes. */
export type GridSelection =
  | { kind: 'some'; keys: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> }

export const noneSelected: GridSelection = { kind: 'some', keys: new Set() }
export const allMatching: GridSelection = { kind: 'all', except: new Set() }

const withKey = (keys: ReadonlySet<string>, key: string, present: boolean): ReadonlySet<string> => {
  const next = new Set(keys)
  if (present) next.add(key)
  else next.delete(key)
  return next
}

export const isSelected = (selection: GridSelection, key: string): boolean =>
  selection.kind === 'some' ? selection.keys.has(key) : !selection.except.has(key)

/** How many rows are chosen when `total` match the filter. */
export const selectedCount = (selection: GridSelection, total: number): number =>
  selection.kind === 'some' ? selection.keys.size : Math.max(0, total - selection.except.size)

export function withRow(selection: GridSelection, key: string, chosen: boolean): GridSelection {
  return selection.kind === 'some'
    ? { kind: 'some', keys: withKey(selection.keys, key, chosen) }
    : { kind: 'all', except: withKey(selection.except, key, !chosen) }
}

/** Chooses or releases the rows of one page; those of other pages stay as they are. */
export const withRows = (selection: GridSelection, keys: readonly string[], chosen: boolean): GridSelection =>
  keys.reduce((next, key) => withRow(next, key, chosen), selection)
