/** A character beyond the first 65,536 is one too. */
export const isOneCharacter = (text: string): boolean => Array.from(text).length === 1

/** What the index of names knows of a text: each two characters that follow each other, or the one there is. */
export function partsOf(text: string): string[] {
  const characters = Array.from(text)
  return characters.length < 2
    ? characters
    : characters.slice(1).map((next, at) => `${characters[at]}${next}`)
}
