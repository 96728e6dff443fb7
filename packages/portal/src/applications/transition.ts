import { applicationLife, type ApplicationAct, type ApplicationActor } from '@portal/api/rules/application'
import { mayMove } from '@portal/api/rules/life'
import type { Work } from '../kernel/work.ts'
import {
  insertApplicationHistory,
  updateApplication,
  type ApplicationRecord,
} from './applications.repository.ts'

export interface ApplicationMove {
  act: Exclude<ApplicationAct, 'save'>
  who: ApplicationActor
  note?: string
  set?: Partial<Omit<ApplicationRecord, 'id' | 'status'>>
}

/**
 * The only function that changes an application's status, by the table in api/rules: column, history and audit
 * together. The caller holds the row's lock and asked `mayMove`.
 */
export async function moveApplication(
  work: Work,
  application: ApplicationRecord,
  move: ApplicationMove,
): Promise<ApplicationRecord> {
  const { act, who, note = '' } = move
  const { actor } = work
  if (!mayMove(applicationLife, application.status, act, who))
    throw new Error(`${act} is not possible in status ${application.status}`)
  const set = {
    deadline_at: null,
    ...move.set,
    status: applicationLife.moves[act].to ?? application.status,
    version: application.version + 1,
  }
  await updateApplication(work.db, application.id, set)
  await insertApplicationHistory(work.db, {
    id: work.newId(),
    application_id: application.id,
    at: work.now,
    act,
    actor_kind: actor.kind,
    actor_id: actor.id,
    note,
  })
  work.audit({
    act: `applications.${act}`,
    record: { kind: 'application', id: application.application_no },
    diff: { status: [application.status, set.status] },
    reason: note,
  })
  return { ...application, ...set }
}
