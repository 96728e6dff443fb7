import type { Delegation } from '@portal/api/contract/delegations.schema'
import { formatTime } from '@portal/api/rules/dates'
import type { DelegatedTask } from '@portal/api/rules/delegation'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { delegationsOf, type NamedDelegation } from './delegations.repository.ts'

export const presentDelegation = (
  reader: StaffCaller,
  { by, to, given_by, given_to, given_at, note }: NamedDelegation,
): Delegation => ({
  by,
  to,
  by_me: given_by === reader.id,
  to_me: given_to === reader.id,
  at: formatTime(given_at),
  note,
})

/** What was passed on of these pieces of work, by their ids. */
export async function delegationsById(
  { db, caller }: Pick<ReadContext<StaffCaller>, 'db' | 'caller'>,
  task: DelegatedTask,
  subjectIds: readonly string[],
): Promise<Map<string, Delegation>> {
  if (subjectIds.length === 0) return new Map()
  const found = await delegationsOf(db, task, subjectIds)
  return new Map(found.map(one => [one.subject_id, presentDelegation(caller, one)]))
}
