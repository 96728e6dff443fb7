/** A text in three parts: what it begins with as the other does, what is its own, what both end with. */
export function aroundDifference(other: string, text: string): [before: string, own: string, after: string] {
  const [there, here] = [Array.from(other), Array.from(text)]
  const shorter = Math.min(there.length, here.length)
  let start = 0
  while (start < shorter && there[start] === here[start]) start += 1
  let end = 0
  while (end < shorter - start && there[there.length - 1 - end] === here[here.length - 1 - end]) end += 1
  return [
    here.slice(0, start).join(''),
    here.slice(start, here.length - end).join(''),
    here.slice(here.length - end).join(''),
  ]
}
