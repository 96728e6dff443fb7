import type { Collection } from '@portal/api/rules/profile-form'
import type { Generated } from 'kysely'

/** Tables of the talent profile, as Kysely reads them. */

export interface SelectOptionsTable {
  list: string
  code: string
  name: string
  position: number
  stopped: Generated<boolean>
}
export interface AttachmentDicsTable {
  id: string
  collection: Collection
  name: string
  position: number
  stopped: Generated<boolean>
}
export interface TalentProfilesTable {
  member_id: string
  version: number
  /** JSON of a `StoredBasics`. */
  content: Generated<string>
  id_number_enc: string | null
  id_number_index: string | null
  saved_at: Date | null
}
export interface TalentEntriesTable {
  id: string
  member_id: string
  collection: Collection
  version: number
  /** JSON of the fields of its collection, without the attachments. */
  content: Generated<string>
  created_at: Date
  saved_at: Date
}
export interface TalentAttachmentsTable {
  entry_id: string
  position: number
  dic_id: string
  file_id: string
}
