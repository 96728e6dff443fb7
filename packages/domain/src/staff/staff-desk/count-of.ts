interface Count {
  count: number
}

/** How many a tab holds: none where its state is not counted, undefined while nothing is known. */
export function countOf<Part extends Count>(
  counts: readonly Part[] | undefined,
  isOfTab: (part: Part) => boolean,
): number | undefined {
  return counts && (counts.find(part => isOfTab(part))?.count ?? 0)
}
