import { mayMove, statusIn, type AnyLife, type Status } from '@portal/api/rules/life'
import type { Actor } from './audit.repository.ts'
import type { Tx } from './database.ts'
import type { Sms } from './outbox.ts'
import type { Work } from './work.ts'

/** One line of a record's history. */
export interface HistoryLine<S extends Status, Act extends string> {
  id: string
  /** The record that it is the history of. */
  recordId: string
  at: Date
  act: Act
  /** null: its life began. */
  from: S | null
  to: S
  actor: Actor
  note: string
}

/** Records that live by one life cycle: where their status is kept, and how the trail speaks of them. */
export interface Records<
  Row extends { id: string },
  S extends Status,
  Who extends string,
  Act extends string,
> {
  life: AnyLife<S, Who, Act>
  /** Column of the status. */
  column: keyof Row & string
  /** The trail's word for such a record, and the first part of its acts (`orders.confirm`). */
  kind: string
  resource: string
  money?: boolean
  /** What the trail knows a record by. */
  nameOf: (row: Row) => string
  /** What every move writes unless it says otherwise: a version, a deadline that is over. */
  always?: (row: Row) => Partial<Row>
  write: (tx: Tx, id: string, set: Partial<Row>) => Promise<unknown>
  /** Left out where a record has no history of its own. */
  remember?: (tx: Tx, line: HistoryLine<S, Act>) => Promise<unknown>
}

export interface Move<Row, Who extends string, Act extends string> {
  act: Act
  who: Who
  /** The reason, as the actor wrote it. */
  note?: string
  /** Other columns that change with the status. */
  set?: Partial<Row>
  /** What the trail says besides the change of status. */
  diff?: Record<string, unknown>
  /** Tells the person concerned. */
  notice?: Sms
}

/** The status of a record; one that its life does not know is a fault. */
export const statusOf = <
  Row extends { id: string },
  S extends Status,
  Who extends string,
  Act extends string,
>(
  { life, column }: Pick<Records<Row, S, Who, Act>, 'life' | 'column'>,
  row: NoInfer<Row>,
): S => statusIn<S>(life, row[column] as Status)

/** Whether the life cycle lets `who` do `act` now. */
export const canMove = <Row extends { id: string }, S extends Status, Who extends string, Act extends string>(
  records: Pick<Records<Row, S, Who, Act>, 'life' | 'column'>,
  row: NoInfer<Row>,
  act: NoInfer<Act>,
  who: NoInfer<Who>,
): boolean => mayMove<S, Who, Act>(records.life, statusOf(records, row), act, who)

/** What a move makes of a row: its status before and after, and every column that changes; a fault where it is not allowed. */
export function changesOf<
  Row extends { id: string },
  S extends Status,
  Who extends string,
  Act extends string,
>(
  records: Pick<Records<Row, S, Who, Act>, 'life' | 'column' | 'kind' | 'always'>,
  row: NoInfer<Row>,
  { act, who, set }: Pick<Move<NoInfer<Row>, NoInfer<Who>, NoInfer<Act>>, 'act' | 'who' | 'set'>,
): { from: S; to: S; changed: Partial<Row> } {
  const from = statusOf(records, row)
  if (!canMove(records, row, act, who)) throw new Error(`${records.kind}: ${who} cannot ${act} in ${from}`)
  const to = records.life.moves[act].to ?? from
  return { from, to, changed: { ...records.always?.(row), ...set, [records.column]: to } as Partial<Row> }
}

/**
 * The only function that changes a status, by the record's life cycle: column, version, history, trail and notice
 * together. The caller holds the row's lock and asked `canMove`.
 */
export async function move<
  Row extends { id: string },
  S extends Status,
  Who extends string,
  Act extends string,
>(
  work: Work,
  records: Records<Row, S, Who, Act>,
  row: NoInfer<Row>,
  { act, note = '', diff, notice, ...given }: Move<NoInfer<Row>, NoInfer<Who>, NoInfer<Act>>,
): Promise<Row> {
  const { from, to, changed } = changesOf(records, row, { act, ...given })
  await records.write(work.db, row.id, changed)
  await keep(work, records, row, { act, from, to, note, diff: { [records.column]: [from, to], ...diff } })
  if (notice) await work.notify(notice)
  return { ...row, ...changed }
}

/** Notes the act with which the life of a record began; its row is there already. */
export async function begin<
  Row extends { id: string },
  S extends Status,
  Who extends string,
  Act extends string,
>(
  work: Work,
  records: Records<Row, S, Who, Act>,
  row: NoInfer<Row>,
  { act, diff = {} }: { act: NoInfer<Act>; diff?: Record<string, unknown> },
): Promise<void> {
  const to = statusOf(records, row)
  if (records.life.moves[act].to !== to) throw new Error(`${records.kind}: ${act} does not begin in ${to}`)
  await keep(work, records, row, { act, from: null, to, note: '', diff })
}

interface Done<S, Act> {
  act: Act
  from: S | null
  to: S
  note: string
  diff: Record<string, unknown>
}

async function keep<Row extends { id: string }, S extends Status, Who extends string, Act extends string>(
  work: Work,
  { kind, resource, money = false, nameOf, remember }: Records<Row, S, Who, Act>,
  row: Row,
  { act, from, to, note, diff }: Done<S, Act>,
): Promise<void> {
  const { actor, now } = work
  await remember?.(work.db, { id: work.newId(), recordId: row.id, at: now, act, from, to, actor, note })
  work.audit({ act: `${resource}.${act}`, record: { kind, id: nameOf(row) }, money, diff, reason: note })
}
