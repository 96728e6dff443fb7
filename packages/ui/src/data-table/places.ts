import { useState } from 'react'

/** Which elements a row is drawn in, by its key. */
export type Places = ReadonlyMap<string, number>

/** A row that stays keeps its place; the new ones take those that became free, lowest first. */
export function placesOf(keys: readonly string[], before: Places): Places {
  const kept = new Set(keys.flatMap(key => before.get(key) ?? []))
  const free = keys.map((_, place) => place).filter(place => !kept.has(place))
  return new Map(keys.map(key => [key, before.get(key) ?? free.shift() ?? -1]))
}

/**
 * Turning a page fills the elements of its rows anew, which a browser does sooner than making others. A row that is still
 * there keeps its own, so that focus and selection of text stay with it. What a cell holds has no state of its own: another
 * row may come to stand there.
 */
export function usePlaces(keys: readonly string[]): (key: string) => number {
  const [places, setPlaces] = useState(() => placesOf(keys, new Map()))
  const known = places.size === keys.length && keys.every(key => places.has(key))
  if (!known) setPlaces(placesOf(keys, places))
  return key => places.get(key) ?? -1
}
