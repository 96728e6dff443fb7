import type { Person } from './people.ts'
import type { Portal } from './portal.ts'

let made = 0

/** A unit that somebody manages; it is no member yet. */
export async function aUnit(
  { db, clock }: Portal,
  manager: Pick<Person, 'id'>,
): Promise<{ id: string; name: string }> {
  made += 1
  const number = String(made).padStart(4, '0')
  const unit = { id: `unit-${number}`, name: `华岳财务 ${number}` }
  await db.pool
    .insertInto('units')
    .values({
      ...unit,
      credit_code: `91110000MA0000${number}`,
      manager_id: manager.id,
      created_at: clock.now,
    })
    .execute()
  return unit
}
