import { expect, it } from 'vitest'
import { globalCss } from './global-css.ts'
import { theme } from './theme.ts'
import { light } from './tokens.ts'

const declared = new Set([...globalCss.matchAll(/(--portal-[\w-]+):/g)].map(([, name]) => name))

it('answers every token with a variable that the global style declares', () => {
  const tokens: Record<string, Record<string, string>> = light
  const shape: Record<string, Record<string, string>> = theme
  for (const [group, names] of Object.entries(tokens))
    for (const name of Object.keys(names)) {
      const [, variable = ''] = /^var\((--portal-[\w-]+)\)$/.exec(shape[group]?.[name] ?? '') ?? []
      expect(declared.has(variable), `${group}.${name}`).toBe(true)
    }
})
