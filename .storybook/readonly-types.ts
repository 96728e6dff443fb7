import type { Plugin } from 'vite'

const unknownProp = /"(\w+)":\{"required":(?:true|false),"tsType":\{"name":"unknown"\}/g

/** react-docgen calls `readonly Row[]` unknown; this reads what the source says, for the prop tables. */
export const readonlyTypes = (): Plugin => ({
  name: 'portal:readonly-types',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.tsx') || !code.includes('{"name":"unknown"}')) return null
    return code.replace(unknownProp, (found, prop: string) => {
      const type = new RegExp(`^\\s+${prop}\\??: (.+)$`, 'm').exec(code)?.[1]
      return type === undefined ? found : found.replace('"unknown"', JSON.stringify(type))
    })
  },
})
