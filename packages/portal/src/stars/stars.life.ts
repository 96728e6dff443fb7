import {
  paperLife,
  starLife,
  type PaperAct,
  type PaperActor,
  type PaperStatus,
  type StarAct,
  type StarActor,
  type StarStatus,
} from '@portal/api/rules/star'
import type { Records } from '../kernel/move.ts'
import { insertPaperHistory, updatePaper, type PaperRecord } from './papers.repository.ts'
import { insertStarHistory, updateStar, type StarRecord } from './stars.repository.ts'

/** Star applications, as they are moved. */
export const stars: Records<StarRecord, StarStatus, StarActor, StarAct> = {
  life: starLife,
  column: 'status',
  kind: 'star_application',
  resource: 'stars',
  nameOf: ({ application_no }) => application_no,
  always: ({ version }) => ({ version: version + 1, deadline_at: null }),
  write: updateStar,
  remember: (tx, { recordId, from: _from, to: _to, actor, ...line }) =>
    insertStarHistory(tx, { ...line, application_id: recordId, actor_kind: actor.kind, actor_id: actor.id }),
}

/** Certificates on paper, as they are moved. */
export const papers: Records<PaperRecord, PaperStatus, PaperActor, PaperAct> = {
  life: paperLife,
  column: 'status',
  kind: 'star_paper',
  resource: 'papers',
  nameOf: ({ id }) => id,
  always: ({ version }) => ({ version: version + 1 }),
  write: updatePaper,
  remember: (tx, { recordId, from: _from, to: _to, actor, ...line }) =>
    insertPaperHistory(tx, { ...line, paper_id: recordId, actor_kind: actor.kind, actor_id: actor.id }),
}
