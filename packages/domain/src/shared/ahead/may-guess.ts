interface Line {
  connection?: { saveData?: boolean }
}

/** The person wants few bytes, or looks at another tab: nothing is fetched on a guess. */
export const mayGuess = (): boolean => !document.hidden && (navigator as Line).connection?.saveData !== true
