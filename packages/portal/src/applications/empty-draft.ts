import type { ApplicationRecord } from './applications.repository.ts'

type DraftOrigin = Pick<
  ApplicationRecord,
  | 'id'
  | 'application_no'
  | 'kind'
  | 'member_id'
  | 'unit_id'
  | 'level'
  | 'fee_fen'
  | 'created_at'
  | 'deadline_at'
>

/** An application in which nothing is filled in yet. */
export const emptyDraft = (origin: DraftOrigin): ApplicationRecord => ({
  ...origin,
  status: 'draft',
  version: 0,
  form: {},
  id_number_enc: null,
  id_number_index: null,
  submitted_form: null,
  submitted_id_index: null,
  changes: [],
  remarks: [],
  remark: '',
  former_remarks: [],
  former_remark: '',
  round: 0,
  saved_at: origin.created_at,
  submitted_at: null,
  decided_at: null,
})
