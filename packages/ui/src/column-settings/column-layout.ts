/** Which columns stand in a table and in what order; plain data, for the caller to keep. */
export interface ColumnLayout {
  /** Ids from left to right; columns it does not know keep their own place. */
  order: readonly string[]
  hidden: readonly string[]
}

export const plainLayout: ColumnLayout = { order: [], hidden: [] }

/** All ids in the order of the layout: ids that are gone fall out, new ones stand behind the neighbour they were drawn with. */
export function arrangedIds(ids: readonly string[], { order }: ColumnLayout): string[] {
  const arranged = order.filter(id => ids.includes(id))
  for (const [index, id] of ids.entries()) {
    if (arranged.includes(id)) continue
    const before = ids[index - 1]
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, id)
  }
  return arranged
}

/** Moves one id by a number of places; at the ends it stays. */
export function movedIds(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id)
  const to = Math.min(ids.length - 1, Math.max(0, from + by))
  const next = ids.filter(known => known !== id)
  next.splice(to, 0, id)
  return from === -1 ? [...ids] : next
}
