import type { light } from './tokens.ts'

type Tokens = typeof light

/** Groups of tokens, each token as `var(…)` of its CSS variable. */
type Theme = { readonly [Group in keyof Tokens]: Readonly<Record<keyof Tokens[Group], string>> }

const groupOf = (group: string) =>
  new Proxy({}, { get: (_, token) => `var(--portal-${group}-${String(token)})` })

/**
 * The theme as CSS variables of one shape: `${theme.color.text}` in a `.styles.ts` file. A misspelt token does not
 * compile. Light, dark and the two densities only change the variables; their values are in the html and not in the
 * code (ADR 028).
 */
export const theme = new Proxy({} as Theme, { get: (_, group) => groupOf(String(group)) })
