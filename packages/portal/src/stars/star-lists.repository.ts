import { sql } from 'kysely'
import { isStarLevel, starLife, starStatus, type StarStatus } from '@portal/api/rules/star'
import { statusIn } from '@portal/api/rules/life'
import type { Executor } from '../kernel/database.ts'
import { startingWith } from '../kernel/like.ts'
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

const inState = (db: Executor, { status, search, star, objection }: DeskFilter) =>
  db
    .selectFrom('star_applications as a')
    .where('a.status', '=', status)
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
    .$if(search !== '', query =>
      query.where(where =>
        where.or([
          where('a.application_no', '=', search.toUpperCase()),
          where('a.certificate_no', '=', search.toUpperCase()),
          where('a.unit', 'like', startingWith(search)),
          // a masked name is not found out by searching for it
          ...(isMasked({ status }) ? [] : [where('a.name', 'like', startingWith(search))]),
        ]),
      ),
    )

export async function deskPage(db: Executor, filter: DeskFilter, page: Page) {
  const all = inState(db, filter).select(listed).limit(page.limit).offset(page.offset)
  const rows = isEnded(filter.status)
    ? all.orderBy('a.ended_at', 'desc').orderBy('a.id', 'desc')
    : all.orderBy('a.deadline_at').orderBy('a.id')
  return rows.execute()
}
export type ListedStar = Awaited<ReturnType<typeof deskPage>>[number]

const counted = sql<number>`count(*)::int`.as('count')

export const countInState = async (db: Executor, filter: DeskFilter): Promise<number> =>
  (await inState(db, filter).select(counted).executeTakeFirstOrThrow()).count

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
    await inState(db, { status: starStatus.publicity, search: '' })
      .where('a.publicity_left', 'is', null)
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
  const all = inState(db, { status: starStatus.publicity, search: '' })
  const rows = await all
    .select(listed)
    .select(sql<number>`(a.figures ->> 'objection_days')::int`.as('objection_days'))
    .orderBy('a.deadline_at')
    .orderBy('a.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: (await all.select(counted).executeTakeFirstOrThrow()).count }
}
