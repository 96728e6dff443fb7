/** A place in the tree of provinces, cities and districts. */
export interface Place {
  readonly code: string
  readonly name: string
  readonly children?: readonly Place[]
}

/** The places from the province down to the one of a code; empty where the tree has none of it. */
export function pathTo(places: readonly Place[], code: string): readonly Place[] {
  for (const place of places) {
    if (place.code === code) return [place]
    const below = pathTo(place.children ?? [], code)
    if (below.length > 0) return [place, ...below]
  }
  return []
}

const isLast = (place: Place | undefined) => (place?.children ?? []).length === 0

/** `北京市 海淀区` for the code of a place that ends a choice; null for every other code. */
export function placeWords(places: readonly Place[], code: string): string | null {
  const path = pathTo(places, code)
  if (path.length === 0 || !isLast(path.at(-1))) return null
  // a municipality stands in the tree twice: as a province and as its city
  return [...new Set(path.map(({ name }) => name))].join(' ')
}

/** Said at the field of a code that is not in the tree. */
export const noSuchPlaceText = '没有这个地区，请重新选择'
