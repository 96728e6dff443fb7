import type { CompiledQuery } from 'kysely'
import type { Executor } from './database.ts'

/** Stands for a value until the query is asked. */
class Hole {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Asks the query with these values. */
export type Prepared<V extends object, R> = (db: Executor, values: V) => Promise<R[]>

/**
 * A query that is built once and asked many times; only its values differ, so `build` may hand them on but not look at
 * them. The engine knows its text again and has it parsed already.
 */
export function prepared<V extends object, R>(
  build: (db: Executor, values: V) => { compile(): CompiledQuery<R> },
): Prepared<V, R> {
  let built: CompiledQuery<R> | undefined
  const holes = new Proxy<Record<string, Hole>>({}, { get: (_, name) => new Hole(String(name)) })
  return async (db, values) => {
    // a hole travels through the builder as any value does
    built ??= build(db, holes as V).compile()
    const given = new Map<string, unknown>(Object.entries(values))
    const parameters = built.parameters.map(value => (value instanceof Hole ? given.get(value.name) : value))
    const { rows } = await db.executeQuery<R>({ ...built, parameters })
    return rows
  }
}

/** The same for a query that comes in some forms: each is built when it is first asked for. */
export function preparedForms<F, V extends object, R>(
  build: (db: Executor, form: F, values: V) => { compile(): CompiledQuery<R> },
): (db: Executor, form: F, values: V) => Promise<R[]> {
  const forms = new Map<string, Prepared<V, R>>()
  return (db, form, values) => {
    const key = JSON.stringify(form)
    const known = forms.get(key) ?? prepared<V, R>((on, holes) => build(on, form, holes))
    forms.set(key, known)
    return known(db, values)
  }
}
