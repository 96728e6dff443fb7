import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

interface DocgenType {
  name: string
  raw?: string
  value?: string
  elements?: DocgenType[]
}
interface DocgenProp {
  required: boolean
  description?: string
  tsType?: DocgenType
  defaultValue?: { value: string }
}

/** What react-docgen has written on a component. */
function docgenOf(component: unknown): Record<string, DocgenProp> | undefined {
  if (typeof component !== 'function' && (typeof component !== 'object' || component === null))
    return undefined
  const info = Reflect.get(component, '__docgenInfo') as { props?: Record<string, DocgenProp> } | undefined
  return info?.props
}

const withoutUndefined = (type: string) => type.replace(/ \| undefined$/, '')

/** The parts of a union without `undefined`, or the type itself. */
const partsOf = (type: DocgenType): DocgenType[] =>
  type.name === 'union' ? (type.elements ?? []).filter(({ name }) => name !== 'undefined') : [type]

function spell(type: DocgenType): string {
  const parts = partsOf(type)
  if (parts.length === 0 || parts.some(({ name }) => name === 'unknown'))
    return withoutUndefined(type.raw ?? type.name)
  return parts.map(({ name, raw, value }) => value ?? raw ?? name).join(' | ')
}

/** What the control beside the prop is chosen by. */
function typeOf(type: DocgenType, required: boolean): InputType['type'] {
  const parts = partsOf(type)
  const [only] = parts
  if (parts.length === 1 && only) {
    const { name } = only
    if (name === 'boolean' || name === 'string' || name === 'number') return { name, required }
    return name === 'ReactNode' ? { name: 'string', required } : { name: 'other', value: name, required }
  }
  const literals = parts.flatMap(({ name, value }) => (name === 'literal' && value ? [value] : []))
  return parts.length > 0 && literals.length === parts.length
    ? { name: 'enum', value: literals.map(value => value.replace(/^'|'$/g, '')), required }
    : { name: 'other', value: 'union', required }
}

const defaultOf = ({ description, defaultValue }: DocgenProp) =>
  /@default (.+)/.exec(description ?? '')?.[1] ?? defaultValue?.value

function readable(known: InputType, prop: DocgenProp): InputType {
  if (!prop.tsType) return known
  const standard = defaultOf(prop)
  return {
    ...known,
    type: typeOf(prop.tsType, prop.required),
    table: {
      ...known.table,
      type: { summary: spell(prop.tsType) },
      ...(standard === undefined ? {} : { defaultValue: { summary: standard } }),
    },
  }
}

/**
 * Prop tables that read well: unions by their members and without `undefined`, the `@default` of inherited props, no
 * rows for the handlers that a component passes on to its element.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const docgen = docgenOf(component)
  if (!docgen) return argTypes
  const rows = Object.entries(argTypes).map(([name, known]) => {
    const prop = docgen[name]
    return [name, prop ? readable(known, prop) : known]
  })
  const handlers = Object.keys(initialArgs)
    .filter(name => name.startsWith('on') && docgen[name] === undefined)
    .map(name => [name, { name, table: { disable: true } }])
  return Object.fromEntries([...rows, ...handlers]) as typeof argTypes
}
