export interface DrawnRow {
  index: number
  /** Empty px above it, in place of rows that are not drawn. */
  gap: number
}

export interface RowWindow {
  drawn: readonly DrawnRow[]
  /** Empty px under the last one. */
  rest: number
}

/** Where each row starts; the last number is where all of them end. */
export function rowOffsets(count: number, heightOf: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1)
  for (let index = 0; index < count; index += 1) {
    offsets[index + 1] = (offsets[index] ?? 0) + heightOf(index)
  }
  return offsets
}

/** The row that lies at this height; the last one below the end. */
function rowAt(offsets: Float64Array, y: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((offsets[middle + 1] ?? 0) > y) high = middle
    else low = middle + 1
  }
  return low
}

/** Up to here all rows are drawn. */
export const plainCount = 100

interface Sight {
  /** Px of the rows above the upper edge of what is seen, and above its lower edge. */
  top: number
  bottom: number
  /** Rows drawn beyond each edge. */
  overscan: number
  /** Drawn wherever the list is scrolled: it may hold the focus. */
  keep: number
}

/** Which rows to draw, with the empty space that stands for the others. */
export function rowWindow(offsets: Float64Array, { top, bottom, overscan, keep }: Sight): RowWindow {
  const count = offsets.length - 1
  if (count === 0) return { drawn: [], rest: 0 }
  const first = Math.max(0, rowAt(offsets, top) - overscan)
  const last = Math.min(count - 1, rowAt(offsets, bottom) + overscan)
  const indexes = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (keep < first) indexes.unshift(keep)
  else if (keep > last && keep < count) indexes.push(keep)
  let end = 0
  const drawn = indexes.map((index): DrawnRow => {
    const gap = (offsets[index] ?? 0) - end
    end = offsets[index + 1] ?? 0
    return { index, gap }
  })
  return { drawn, rest: (offsets[count] ?? 0) - end }
}
