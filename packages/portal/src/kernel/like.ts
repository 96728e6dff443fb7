const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** LIKE patterns of what was typed, in which `%`, `_` and `\` stand for themselves. */
export const containing = (text: string): string => `%${literal(text)}%`
export const startingWith = (text: string): string => `${literal(text)}%`
