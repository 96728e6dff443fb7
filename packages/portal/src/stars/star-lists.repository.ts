import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isStarLevel, starLife, starStatus, type StarStatus } from '@portal/api/rules/star'
import { statusIn } from '@portal/api/rules/life'
import type { Executor } from '../kernel/database.ts'
import { goThrough } from '../kernel/found.repository.ts'
import { startingWith } from '../kernel/like.ts'
import { mostCounted } from '../kernel/most-counted.ts'
import type { Schema } from '../kernel/schema.ts'
import { isMasked } from './desk-view.ts'

/** What a list shows of an application: its row without what was frozen into it. */
const listed = [
  'a.id',
  'a.application_no',
  'a.member_id',
  'a.name',
  'a.unit',
  'a.star',
  'a.proposed_star',
  'a.awarded_star',
  'a.category',
  'a.position',
  'a.status',
  'a.failed_at',
  'a.round',
  'a.submitted_at',
  'a.ended_at',
  'a.deadline_at',
  'a.cancel_asked_at',
  'a.publicity_ends_at',
  'a.publicity_left',
  'a.certificate_no',
  'a.expires_on',
] as const

export interface Page {
  limit: number
  offset: number
}

export interface DeskFilter {
  status: StarStatus
  search: string
  star?: number | undefined
  objection?: 'open' | 'none' | undefined
}

const isEnded = (status: StarStatus): boolean => starLife.sets.ended.some(ended => ended === status)

type Stars = SelectQueryBuilder<Schema & { a: Schema['star_applications'] }, 'a', object>

/** What of a state the filter lets through; what is searched for is left aside. */
const inState = (
  db: Executor,
  { status, star, objection }: Pick<DeskFilter, 'status' | 'star' | 'objection'>,
): Stars =>
  db
    .selectFrom('star_applications as a')
    .where('a.status', '=', sql.lit(status))
    .where('a.submitted_at', 'is not', null)
    .$if(isEnded(status), query => query.where('a.ended_at', 'is not', null))
    .$if(isStarLevel(star), query =>
      query.where(
        status === starStatus.publicity ? 'a.proposed_star' : 'a.star',
        '=',
        isStarLevel(star) ? star : 1,
      ),
    )
    // while an objection is open the clock stands still
    .$if(objection !== undefined, query =>
      query.where('a.publicity_left', objection === 'open' ? 'is not' : 'is', null),
    )

/** What begins with a text, by its place in the index too: a plan for any text has nothing else to go by. */
const begins = (column: 'unit' | 'name', text: string) =>
  sql<SqlBool>`${sql.ref(`a.${column}`)} like ${startingWith(text)}
    and ${sql.ref(`a.${column}`)} ~>=~ ${text} and ${sql.ref(`a.${column}`)} ~<=~ ${`${text}\u{10FFFF}`}`

/** The ways to find what is searched for, each by an index of its own. */
const ways = ({ status, search }: DeskFilter) => [
  sql<SqlBool>`a.application_no = ${search.toUpperCase()}`,
  sql<SqlBool>`a.certificate_no = ${search.toUpperCase()}`,
  begins('unit', search),
  // a masked name is not found out by searching for it
  ...(isMasked({ status }) ? [] : [begins('name', search)]),
]

const counted = sql<number>`count(*)::int`.as('count')

/** A page of what a search finds, and how many it finds: one more at most than is counted. */
async function findSearched(db: Executor, filter: DeskFilter, page: Page) {
  const isLatestFirst = isEnded(filter.status)
  const { ids, sums } = await goThrough(db, {
    ways: ways(filter).map(way =>
      db
        .selectFrom(
          inState(db, filter)
            .where(way)
            .select(['a.id', isLatestFirst ? 'a.ended_at as place' : 'a.deadline_at as place'])
            .limit(mostCounted + 1)
            .as('some'),
        )
        .select(['some.id', 'some.place']),
    ),
    sums: sql<number>`(select count(*)::int from found)`,
    down: isLatestFirst,
    ...page,
  })
  return { ids, count: sums }
}

/** Whether a query of the desk lets everything of a state through. */
const isFree = ({ search: text, star, objection }: DeskFilter): boolean =>
  text === '' && !isStarLevel(star) && objection === undefined

/**
 * A page of a state, and how many the filter lets through: one more at most than is counted. `count` null: it lets
 * everything through, which the database counts by itself.
 */
export async function deskPage(db: Executor, filter: DeskFilter, page: Page) {
  const found = filter.search === '' ? null : await findSearched(db, filter, page)
  if (found && found.count <= mostCounted)
    return { rows: await rowsOf(db, filter, sql`${found.ids}::text[]`), count: found.count }
  const all = inState(db, filter).$if(found !== null, query => query.where(eb => eb.or(ways(filter))))
  const direction = isEnded(filter.status) ? 'desc' : 'asc'
  const ids = all
    .select('a.id')
    .orderBy(isEnded(filter.status) ? 'a.ended_at' : 'a.deadline_at', direction)
    .orderBy('a.id', direction)
    .limit(page.limit)
    .offset(page.offset)
  const rows = found && page.offset >= mostCounted ? [] : await rowsOf(db, filter, sql`array(${ids})`)
  if (found || isFree(filter)) return { rows, count: found?.count ?? null }
  const some = inState(db, filter)
    .select('a.id')
    .limit(mostCounted + 1)
  const { count } = await db.selectFrom(some.as('a')).select(counted).executeTakeFirstOrThrow()
  return { rows, count }
}

/** What is before a page is read in an index alone, the rows of the page by their ids. */
function rowsOf(db: Executor, { status }: DeskFilter, ids: RawBuilder<string[]>) {
  const direction = isEnded(status) ? 'desc' : 'asc'
  return db
    .selectFrom('star_applications as a')
    .where('a.id', '=', sql<string>`any(${ids})`)
    .select(listed)
    .orderBy(isEnded(status) ? 'a.ended_at' : 'a.deadline_at', direction)
    .orderBy('a.id', direction)
    .execute()
}
export type ListedStar = Awaited<ReturnType<typeof rowsOf>>[number]

/** What the database counts by itself (ADR 024). */
export async function starCounts(db: Executor): Promise<{ status: StarStatus; count: number }[]> {
  const counts = ['status', 'count'] as const
  const rows = await db
    .selectFrom(
      db
        .selectFrom('star_counts')
        .select(counts)
        .unionAll(db.selectFrom('star_count_changes').select(counts))
        .as('c'),
    )
    .select(['c.status', sql<number>`coalesce(sum(c.count), 0)::bigint`.as('count')])
    .groupBy('c.status')
    .orderBy('c.status')
    .execute()
  return rows
    .map(({ status, count }) => ({ status: statusIn<StarStatus>(starLife, status), count }))
    .filter(({ count }) => count > 0)
}

/** How many wait for their first check. */
export const countToCheck = async (db: Executor): Promise<number> =>
  (await starCounts(db)).find(({ status }) => status === starStatus.submitted)?.count ?? 0

/** Folds the changes into the counts, so that few are left to add up at each reading. */
export async function foldStarCounts(db: Executor): Promise<void> {
  await sql`
    with changes as (delete from star_count_changes returning *)
    insert into star_counts as kept (status, count)
      select status, sum(count) from changes group by 1 having sum(count) <> 0 order by 1
    on conflict (status) do update set count = kept.count + excluded.count
  `.execute(db)
}

/** Of the publicity: how many are over without an objection. */
export const countAwardable = async (db: Executor, now: Date): Promise<number> =>
  (
    await inState(db, { status: starStatus.publicity, objection: 'none' })
      .where('a.deadline_at', '<=', now)
      .select(counted)
      .executeTakeFirstOrThrow()
  ).count

/** Own applications, the latest first; a draft too. */
export async function ownStars(
  db: Executor,
  { memberId, status }: { memberId: string; status: number | undefined },
  page: Page,
) {
  const own = db
    .selectFrom('star_applications as a')
    .where('a.member_id', '=', memberId)
    .$if(status !== undefined, query => query.where('a.status', '=', status ?? 0))
  const rows = await own
    .select(listed)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: (await own.select(counted).executeTakeFirstOrThrow()).count }
}

/** What is published now; an objection stops the clock, not the publicity. */
export async function published(db: Executor, page: Page) {
  const { publicity } = starStatus
  const rows = await inState(db, { status: publicity })
    .select(listed)
    .select(sql<number>`(a.figures ->> 'objection_days')::int`.as('objection_days'))
    .orderBy('a.deadline_at')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const total = (await starCounts(db)).find(({ status }) => status === publicity)?.count ?? 0
  return { rows, total }
}
