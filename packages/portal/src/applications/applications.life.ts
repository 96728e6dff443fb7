import {
  applicationLife,
  type ApplicationAct,
  type ApplicationActor,
  type ApplicationStatus,
} from '@portal/api/rules/application'
import type { Records } from '../kernel/move.ts'
import {
  insertApplicationHistory,
  updateApplication,
  type ApplicationRecord,
} from './applications.repository.ts'

/** Applications, as they are moved. Saving a draft is no move: it leaves no line in the history. */
export const applications: Records<ApplicationRecord, ApplicationStatus, ApplicationActor, ApplicationAct> = {
  life: applicationLife,
  column: 'status',
  kind: 'application',
  resource: 'applications',
  nameOf: ({ application_no }) => application_no,
  always: ({ version }) => ({ version: version + 1, deadline_at: null }),
  write: updateApplication,
  remember: (tx, { recordId, from: _from, to: _to, actor, ...line }) =>
    insertApplicationHistory(tx, {
      ...line,
      application_id: recordId,
      actor_kind: actor.kind,
      actor_id: actor.id,
    }),
}
