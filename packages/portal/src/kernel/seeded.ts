/** Numbers from 0 to 1; for sequences of steps that a test plays. */
export type Random = () => number
/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of them; the first of none is a fault of the test. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('one of none')
  return one
}
