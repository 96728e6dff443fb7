import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Executor } from './database.ts'

interface Found<Sums> {
  /** Queries, each by an index of its own, of `id`, `place` and what `sums` and `shown` go by. */
  ways: readonly Expression<unknown>[]
  /**
   * Gone through twice, once for the sums and once for the page: where one index serves either.
   * @default false
   */
  twice?: boolean | undefined
  /** What is to be known of all that is found: a subquery of `found`. */
  sums: RawBuilder<Sums>
  /** What of it the page is taken from. @default all */
  shown?: RawBuilder<SqlBool> | undefined
  /** The page is ordered by `place`, then by `id`; what has no place comes last. */
  down: boolean
  /**
   * Nothing is found that has no place, so an index may have it in this order.
   * @default false
   */
  placed?: boolean | undefined
  limit: number
  offset: number
}

interface Gone<Sums> {
  /** Of the page, in order. */
  ids: string[]
  sums: Sums
}

/** Goes through what several ways find, where what is found in two ways is one: the ids of a page, and its sums. */
export async function goThrough<Sums>(
  db: Executor,
  { ways, twice = false, sums, shown = sql`true`, down, placed = false, limit, offset }: Found<Sums>,
): Promise<Gone<Sums>> {
  const direction = sql.raw(down ? 'desc' : 'asc')
  const last = sql.raw(placed ? '' : 'nulls last')
  const kept = sql.raw(twice ? 'not materialized' : 'materialized')
  const { rows } = await sql<Gone<Sums>>`with found as ${kept} (${sql.join(ways, sql` union `)})
    select ${sums} as sums, (
      select coalesce(json_agg(page.id), '[]') from (
        select id from found where ${shown}
        order by place ${direction} ${last}, id ${direction} limit ${limit} offset ${offset}
      ) as page
    ) as ids`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a from has one row')
  return row
}

/**
 * All ids that several ways find, by `place` and then by `id`; what has no place comes last. Which ones they are is settled
 * in one statement, however long it takes to read what they stand for. One text, as a list of a million would be a burden.
 */
export async function allIds(
  db: Executor,
  { ways, down }: Pick<Found<unknown>, 'ways' | 'down'>,
): Promise<string[]> {
  const direction = sql.raw(down ? 'desc' : 'asc')
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id, ',' order by place ${direction} nulls last, id ${direction}) as ids
    from (${sql.join(ways, sql` union `)}) as found`.execute(db)
  return rows[0]?.ids?.split(',') ?? []
}

/** A condition on the status of what is found; none for null. */
export const within = (
  column: string,
  statuses: readonly (string | number)[] | null,
): RawBuilder<SqlBool> | undefined =>
  statuses === null ? undefined : sql<SqlBool>`${sql.ref(column)} in (${sql.join(statuses)})`
