import { $ZodObjectJIT, clone, type $ZodType, type $ZodTypes } from 'zod/v4/core'

const made = new WeakMap<$ZodType, $ZodType>()

/**
 * The same schema with code of its own for each object, where zod/mini goes through the fields anew for each value: a
 * page of a list is checked in half the time. For the server: pages forbid code that is made from text, and have little
 * to check.
 */
export function compiled<S extends $ZodType>(schema: S): S {
  let known = made.get(schema)
  if (known === undefined) {
    known = compile(schema)
    made.set(schema, known)
  }
  // as what it was made from: only the way to the same verdict is another
  return known as S
}

/** A schema like `schema` but for these parts of it. */
const withParts = (schema: $ZodType, parts: object): $ZodType =>
  clone(schema, { ...schema._zod.def, ...parts })

function compile(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape).map(([name, field]) => [name, compiled(field)])
      return new $ZodObjectJIT({ ...def, shape: Object.fromEntries(shape) })
    }
    case 'array':
      return withParts(schema, { element: compiled(def.element) })
    case 'nullable':
    case 'optional':
    case 'default':
      return withParts(schema, { innerType: compiled(def.innerType) })
    case 'union':
      return withParts(schema, { options: def.options.map(compiled) })
    default:
      return schema
  }
}
