import * as z from 'zod/mini'

/** What a schema says of a value: the parsed value, or one message for each field by its dotted path. */
export type Verdict<T> = { ok: true; data: T } | { ok: false; errors: Record<string, string> }

type Issue = z.core.$ZodIssue

/** A union answers with the errors of its first branch: the one that asks for most comes first. */
function flatten(issues: readonly Issue[], path: readonly PropertyKey[] = []): [string, string][] {
  return issues.flatMap(issue => {
    const at = [...path, ...issue.path]
    if (issue.code === 'invalid_union' && issue.errors[0]) return flatten(issue.errors[0], at)
    return [[at.map(String).join('.'), issue.message] as [string, string]]
  })
}

/** Validates a value by a contract schema; serves forms in the browser and bodies on the server alike. */
export function check<S extends z.core.$ZodType>(schema: S, value: unknown): Verdict<z.output<S>> {
  const result = z.safeParse(schema, value)
  if (result.success) return { ok: true, data: result.data }
  // the first message of a field is the one to mend first
  return { ok: false, errors: Object.fromEntries(flatten(result.error.issues).toReversed()) }
}
