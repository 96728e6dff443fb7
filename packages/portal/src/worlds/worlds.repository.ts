import { orderStatus } from '@portal/api/rules/order'
import type { Executor, Tx } from '../kernel/database.ts'
import { agencies, staff, type People } from './accounts.ts'

const doneKey = 'demo_seed'

export async function isSeeded(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('settings').select('key').where('key', '=', doneKey).executeTakeFirst()
  return row !== undefined
}

/** False when another process has claimed the making of the demo data, which it then commits. */
export async function claimSeed(tx: Tx, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('settings')
    .values({ key: doneKey, value: JSON.stringify(true), updated_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

export const hasPeople = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('members').select('id').limit(1).executeTakeFirst()) !== undefined ||
  (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined

export async function hasDemoStaff(db: Executor): Promise<boolean> {
  const ids = staff.map(({ id }) => id)
  return (await db.selectFrom('staff').select('id').where('id', 'in', ids).executeTakeFirst()) !== undefined
}

export async function markAllSent(db: Executor): Promise<void> {
  await db.updateTable('sms_messages').set({ status: 'sent' }).where('status', '=', 'queued').execute()
}

export async function insertAccounts(
  tx: Tx,
  { members, unit }: People,
  now: Date,
  password_hash: string,
): Promise<void> {
  for (const agency of agencies) await tx.insertInto('agents').values(agency).execute()
  for (const { id, name, phone, sub_role, agent_id } of staff)
    await tx
      .insertInto('staff')
      .values({ id, name, phone, sub_role, agent_id, password_hash, disabled_at: null, created_at: now })
      .execute()
  for (const { id, phone, nickname, agent_id } of members)
    await tx
      .insertInto('members')
      .values({
        id,
        phone,
        nickname,
        agent_id,
        password_hash,
        avatar_file_id: null,
        consent_version: 'demo',
        consented_at: now,
        created_at: now,
      })
      .execute()
  await tx
    .insertInto('units')
    .values({
      id: unit.id,
      name: unit.name,
      credit_code: unit.creditCode,
      manager_id: unit.managerId,
      created_at: now,
    })
    .execute()
}

/** What finance confirmed by a typed reference between two days, the second not included. */
export const receivedSince = (db: Executor, since: string, until: string) =>
  db
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.received_on as day', 'r.bank_ref', 'r.amount_fen', 'o.subject_name', 'o.remark_code'])
    .where('r.received_on', '>=', since)
    .where('r.received_on', '<', until)
    .orderBy('r.received_on')
    .orderBy('r.id')
    .execute()

/** Orders of which a transfer is reported. */
export const waitingOrders = (db: Executor) =>
  db
    .selectFrom('orders')
    .select(['order_no', 'subject_name', 'remark_code', 'amount_fen'])
    .where('order_status', '=', orderStatus.reported)
    .orderBy('order_no')
    .execute()
