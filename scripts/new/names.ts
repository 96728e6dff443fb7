/** Something that the person at the keyboard can put right; printed without a stack. */
export class Refusal extends Error {}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The name, when it is kebab-case. */
export function kebabCase(what: string, name: string | undefined): string {
  if (name !== undefined && kebab.test(name)) return name
  throw new Refusal(
    `${what}要写成 kebab-case，例如 talent-note；收到的是 ${name === undefined ? '空' : `“${name}”`}。`,
  )
}

export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase())

export const camelCase = (name: string): string => {
  const pascal = pascalCase(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

export const snakeCase = (name: string): string => name.replaceAll('-', '_')

/** `talent-note` as a sentence has it: talent note. */
export const words = (name: string): string => name.replaceAll('-', ' ')

/** One of many: announcements → announcement, talent-categories → talent-category. */
export function singular(resource: string): string {
  if (resource.endsWith('ies')) return `${resource.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(resource)) return resource.slice(0, -2)
  if (resource.endsWith('s') && !resource.endsWith('ss')) return resource.slice(0, -1)
  throw new Refusal(`资源名要用复数，例如 announcements；收到的是“${resource}”。`)
}

/** Words of the language, and names that the files written for a resource use already. */
const taken = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield await let static async of id time z endpoint list line state caller query'.split(
    ' ',
  ),
)

/** An identifier for one thing of the resource. */
export function freeName(name: string): string {
  if (!taken.has(name)) return name
  throw new Refusal(`代码里已经有“${name}”这个词，请给资源换一个名字。`)
}

/** `anAnnouncement`, `aTalentNote`: the name of a fixture. */
export const fixtureName = (item: string): string =>
  `${/^[aeiou]/.test(item) ? 'an' : 'a'}${pascalCase(item)}`
