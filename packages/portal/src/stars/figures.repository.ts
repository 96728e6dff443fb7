import type { StarFigures } from '@portal/api/rules/star-figures'
import type { Executor, Tx } from '../kernel/database.ts'

/** Name of the counter that grows with each change of the figures, and lets one change through at a time. */
export const figuresCounter = 'star_figures'

/** Figures from a day on, as they were set. */
export interface FigureSetRecord {
  id: string
  effective_from: string
  figures: StarFigures
  staff_id: string
  created_at: Date
  dropped_at: Date | null
  dropped_by: string | null
}

const columns = [
  'id',
  'effective_from',
  'content',
  'staff_id',
  'created_at',
  'dropped_at',
  'dropped_by',
] as const

type Row = Omit<FigureSetRecord, 'figures'> & { content: unknown }
const read = ({ content, ...row }: Row): FigureSetRecord => ({
  ...row,
  // what the column holds was judged when it was written
  figures: content as StarFigures,
})

export async function figuresVersion(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', figuresCounter)
    .executeTakeFirst()
  return row?.value ?? 0
}

/** Sets that hold, held or will hold, the latest day first. */
export async function keptFigures(db: Executor, limit: number): Promise<FigureSetRecord[]> {
  const rows = await db
    .selectFrom('star_figures')
    .select(columns)
    .where('dropped_at', 'is', null)
    .orderBy('effective_from', 'desc')
    .limit(limit)
    .execute()
  return rows.map(read)
}

/** Sets that were dropped before their day, the latest first. */
export async function droppedFigures(db: Executor, limit: number): Promise<FigureSetRecord[]> {
  const rows = await db
    .selectFrom('star_figures')
    .select(columns)
    .where('dropped_at', 'is not', null)
    .orderBy('dropped_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(read)
}

export const dropFigures = (
  tx: Tx,
  id: string,
  { dropped_at, dropped_by }: { dropped_at: Date; dropped_by: string },
) => tx.updateTable('star_figures').set({ dropped_at, dropped_by }).where('id', '=', id).execute()

export const insertFigures = (tx: Tx, { figures, ...set }: FigureSetRecord) =>
  tx
    .insertInto('star_figures')
    .values({ ...set, content: JSON.stringify(figures) })
    .execute()
