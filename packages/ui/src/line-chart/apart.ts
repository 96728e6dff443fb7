/** Places of labels as near to their marks as can be, at least `room` px from each other. */
export function apart(places: readonly number[], room: number): number[] {
  const sorted = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place)
  const result = [...places]
  let taken = Number.NEGATIVE_INFINITY
  for (const { place, index } of sorted) {
    taken = Math.max(place, taken + room)
    result[index] = taken
  }
  return result
}
