import type { StatusFamily } from '@portal/api/rules/status'
import type { StarLevel } from '@portal/api/rules/star'
import type { Generated } from 'kysely'

/** Tables of the star evaluation, as Kysely reads them. `date` columns are `YYYY-MM-DD` strings. */
type Json = Generated<string>

export interface StarFiguresTable {
  id: string
  effective_from: string
  content: Json
  staff_id: string
  created_at: Date
  dropped_at: Date | null
  dropped_by: string | null
}
export interface StarApplicationsTable {
  id: string
  application_no: string
  member_id: string
  status: number
  version: number
  round: number
  star: StarLevel
  category: string
  position: string
  /** JSON of `StarFigures`. */
  figures: Json
  /** JSON of a `Snapshot`. */
  snapshot: string | null
  name: string
  unit: string
  frozen_at: Date | null
  remarks: Json
  remark: string
  former_remarks: Json
  former_remark: string
  failed_at: string | null
  cancel_asked_at: Date | null
  cancel_reason: string
  proposed_star: StarLevel | null
  proposed_by: string | null
  proposed_at: Date | null
  proposal_reason: string
  publicity_started_at: Date | null
  publicity_ends_at: Date | null
  publicity_left: number | null
  order_no: string | null
  awarded_star: StarLevel | null
  certificate_no: string | null
  verify_code: string | null
  awarded_on: string | null
  expires_on: string | null
  revoked_on: string | null
  revoked_reason: string
  created_at: Date
  saved_at: Date
  submitted_at: Date | null
  checked_at: Date | null
  paid_at: Date | null
  scored_at: Date | null
  ended_at: Date | null
  deadline_at: Date | null
}
export interface StarCountsTable {
  status: number
  count: number
}
/** Seats of what is under scoring, kept by the database itself (ADR 024). */
export interface StarSeatsTable {
  application_id: string
  /** A clerk who has a sheet; empty: the application itself. */
  scorer: string
  /** May be infinity. */
  free_from: Date | number
  begun: boolean
}
export interface StarHistoryTable {
  id: string
  application_id: string
  at: Date
  act: string
  actor_kind: string
  actor_id: string
  note: string
}
export interface StarFilesTable {
  application_id: string
  file_id: string
}
export interface StarSheetsTable {
  id: string
  application_id: string
  /** A sheet has one of both. */
  staff_id: string | null
  expert_id: string | null
  state: string
  version: number
  /** JSON of `Scores`. */
  scores: Json
  comments: Json
  total: number | null
  note: string
  declared_at: Date | null
  saved_at: Date
  handed_in_at: Date | null
}
export interface StarExpertsTable {
  id: string
  application_id: string
  name: string
  organisation: string
  phone_enc: string | null
  token_hash: string
  key_hash: string | null
  invited_by: string
  invited_at: Date
  linked_at: Date
  opened_at: Date | null
  expires_at: Date
  revoked_at: Date | null
}
export interface StarObjectionsTable {
  id: string
  objection_no: string
  application_id: string
  at: Date
  by_kind: string
  by_id: string
  by_name: string
  text: string
  state: string
  deadline_at: Date
  advice: string | null
  advice_text: string
  checked_by: string | null
  checked_at: Date | null
  decided_by: string | null
  decided_at: Date | null
  reason: string
}
export interface StarObjectionFilesTable {
  objection_id: string
  position: number
  file_id: string
}
export interface StarPapersTable {
  id: string
  application_id: string
  status: string
  version: number
  receiver: string
  phone_enc: string
  address_enc: string
  carrier: string
  tracking_no: string
  requested_at: Date
  moved_at: Date
}
export interface StarPaperHistoryTable {
  id: string
  paper_id: string
  at: Date
  act: string
  actor_kind: string
  actor_id: string
  note: string
}
export interface StarNoticesTable {
  id: string
  member_id: string
  application_id: string
  matter: string
  version: number
  read_version: Generated<number>
  title: string
  text: string
  family: StatusFamily
  at: Date
}
