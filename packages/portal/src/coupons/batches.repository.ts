import { sql, type SelectQueryBuilder } from 'kysely'
import type { CouponItem, CouponStatus } from '@portal/api/rules/coupon'
import { containing, startingWith } from '../kernel/like.ts'
import type { Executor } from '../kernel/database.ts'
import { allIds, goThrough, within } from '../kernel/found.repository.ts'
import type { Schema } from '../kernel/schema.ts'
import type { BatchRecord } from './coupons.repository.ts'

export const findBatch = (db: Executor, id: string): Promise<BatchRecord | undefined> =>
  db.selectFrom('coupon_batches').selectAll().where('id', '=', id).executeTakeFirst()

export const insertBatch = (db: Executor, batch: BatchRecord) =>
  db.insertInto('coupon_batches').values(batch).execute()

export const updateBatch = (db: Executor, id: string, set: Partial<Omit<BatchRecord, 'id'>>) =>
  db.updateTable('coupon_batches').set(set).where('id', '=', id).execute()

const rowsAtOnce = 500

/** Adds codes at places of a batch; answers those that nobody had. */
export async function insertCodes(
  db: Executor,
  batchId: string,
  codes: readonly { code: string; position: number }[],
): Promise<number> {
  let added = 0
  for (let at = 0; at < codes.length; at += rowsAtOnce) {
    const rows = await db
      .insertInto('coupons')
      .values(
        codes
          .slice(at, at + rowsAtOnce)
          .map(({ code, position }) => ({ code, position, batch_id: batchId, free: true })),
      )
      .onConflict(conflict => conflict.doNothing())
      .returning('code')
      .execute()
    added += rows.length
  }
  return added
}

/** Places of a batch, below `total`, that have a code. */
export async function placesWithCode(db: Executor, batchId: string): Promise<number[]> {
  const rows = await db.selectFrom('coupons').select('position').where('batch_id', '=', batchId).execute()
  return rows.map(row => row.position)
}

/** Drops the codes of a batch that nobody has used, from a place on. */
export const dropCodes = (db: Executor, batchId: string, from: number) =>
  db.deleteFrom('coupons').where('batch_id', '=', batchId).where('position', '>=', from).execute()

export interface BatchFilter {
  statuses: readonly CouponStatus[] | null
  item: CouponItem | null
  /** A part of a name, and what it is as a code; null: everything. */
  search: { text: string; code: string } | null
}

type Batches = SelectQueryBuilder<Schema & { b: Schema['coupon_batches'] }, 'b', object>

/** `couponStatusOf` for the database. */
const statusAt = (now: Date) => sql<CouponStatus>`case
  when b.stopped_at is not null then 'stopped' when b.taken >= b.total then 'used_up'
  when b.starts_at > ${now} then 'scheduled' when b.ends_at < ${now} then 'ended' else 'active' end`

function narrowed(db: Executor, { item, search }: BatchFilter): Batches {
  let query: Batches = db.selectFrom('coupon_batches as b')
  if (item !== null) query = query.where(sql<boolean>`${item} = any(b.items)`)
  if (search === null) return query
  return query.where(eb =>
    eb.or([
      eb('b.name', 'like', containing(search.text)),
      ...(search.code === ''
        ? []
        : [
            eb('b.code', 'like', startingWith(search.code)),
            eb('b.id', '=', eb.selectFrom('coupons').select('batch_id').where('code', '=', search.code)),
          ]),
    ]),
  )
}

interface StatusSavings {
  status: CouponStatus
  count: number
  saved_fen: number
}

/** One page of the batches, the newest first, and number and savings of those in each status. */
export async function findBatches(
  db: Executor,
  filter: BatchFilter,
  now: Date,
  page: { limit: number; offset: number },
) {
  const { statuses } = filter
  const { ids, sums } = await goThrough(db, {
    ways: [
      narrowed(db, filter).select([
        'b.id',
        'b.created_at as place',
        statusAt(now).as('status'),
        'b.saved_fen',
      ]),
    ],
    // the page of a status may be far from the newest
    twice: statuses === null,
    sums: sql<StatusSavings[]>`(select coalesce(json_agg(s), '[]') from (
      select status, count(*)::int as count, sum(saved_fen)::bigint as saved_fen from found group by status) as s)`,
    shown: within('status', statuses),
    down: true,
    placed: true,
    ...page,
  })
  return { rows: await batchesById(db, ids), sums }
}

/** These batches, the newest first. */
export const batchesById = (db: Executor, ids: readonly string[]): Promise<BatchRecord[]> =>
  db
    .selectFrom('coupon_batches as b')
    .selectAll('b')
    .where('b.id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .execute()

/** The ids of all batches that match, the newest first. */
export const allBatchIds = (db: Executor, filter: BatchFilter, now: Date): Promise<string[]> =>
  allIds(db, {
    ways: [
      narrowed(db, filter)
        .$if(filter.statuses !== null, query =>
          query.where(statusAt(now), 'in', [...(filter.statuses ?? [])]),
        )
        .select(['b.id', 'b.created_at as place']),
    ],
    down: true,
  })

type Codes = SelectQueryBuilder<Schema, 'coupons', Pick<Schema['coupons'], 'code' | 'position' | 'free'>>

const codes = (db: Executor): Codes => db.selectFrom('coupons').select(['code', 'position', 'free'])

/** Codes in the order of their batch, each with the order that has it; a shared code has many, and names none. */
const withOrders = (db: Executor, part: Codes) =>
  db
    .selectFrom(part.as('c'))
    .leftJoin('coupon_uses as u', join =>
      join.onRef('u.code', '=', 'c.code').on('u.state', '<>', 'released').on('c.free', '=', false),
    )
    .leftJoin('orders as o', 'o.id', 'u.order_id')
    .select(['c.code', 'u.state', 'u.reserved_at', 'u.settled_at', 'o.order_no'])
    .orderBy('c.position')
    .execute()

export type FoundCode = Awaited<ReturnType<typeof withOrders>>[number]

/** One page of the codes of a batch. */
export const findCodes = (
  db: Executor,
  batchId: string,
  code: string,
  page: { limit: number; offset: number },
) =>
  withOrders(
    db,
    codes(db)
      .where('batch_id', '=', batchId)
      .$if(code !== '', query => query.where('code', '=', code))
      .orderBy('position')
      .limit(page.limit)
      .offset(page.offset),
  )

/** These codes, in the order of their batch. */
export const codesByName = (db: Executor, names: readonly string[]) =>
  withOrders(db, codes(db).where('code', '=', sql<string>`any(${names}::text[])`))

/** All codes of a batch, in its order. */
export async function allCodes(db: Executor, batchId: string): Promise<string[]> {
  const rows = await codes(db).where('batch_id', '=', batchId).orderBy('position').execute()
  return rows.map(({ code }) => code)
}

/** How many codes of a batch there are, or whether it has this one. */
export async function countCodes(db: Executor, batchId: string, code: string): Promise<number> {
  const { count } = await db
    .selectFrom('coupons')
    .where('batch_id', '=', batchId)
    .$if(code !== '', query => query.where('code', '=', code))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
