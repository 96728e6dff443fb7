/** Type guard of a value read back from storage. */
export type Guard<T> = (value: unknown) => value is T

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isStringOrNull = (value: unknown): value is string | null => value === null || isString(value)

/** Guard of a list. */
export const listOf =
  <T>(fits: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(fits)

/** Guard of something that may be missing. */
export const optional =
  <T>(fits: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || fits(value)

/**
 * Guard of a record, one check for each field of `T`: a field added to the contract does not compile until it has one.
 * Plain functions: the schemas of the contract would bring zod into every page (ADR 005).
 */
export const shapeOf =
  <T extends object>(fields: { [K in keyof Required<T>]: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, fits]) =>
      fits((value as Record<string, unknown>)[name]),
    )
