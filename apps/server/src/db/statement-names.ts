/** Each prepared text costs memory on every connection. */
const mostNamed = 300
/** A text that a list of values or of parts made so long is seldom asked again. */
const longestNamed = 6_000
const mostNoted = 2_000

/** Names for the texts that are asked again and again: PostgreSQL parses a named one once on each connection. */
export class StatementNames {
  #names = new Map<string, string>()
  /** Asked once so far. */
  #noted = new Set<string>()

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= mostNamed || text.length > longestNamed) return name
    if (this.#noted.delete(text)) {
      const made = `portal_${this.#names.size}`
      this.#names.set(text, made)
      return made
    }
    if (this.#noted.size >= mostNoted) this.#noted.clear()
    this.#noted.add(text)
    return undefined
  }
}
