import type { Collection } from '@portal/api/rules/profile-form'
import type { ColumnType, Generated } from 'kysely'

/** Tables of the talent profile, as Kysely reads them. */

/** Fields by their names: written as JSON, read as they are. */
type Fields = ColumnType<Readonly<Record<string, unknown>>, string, string>

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
  content: Fields
  id_number_enc: string | null
  id_number_index: string | null
  saved_at: Date | null
}
export interface TalentEntriesTable {
  id: string
  member_id: string
  collection: Collection
  version: number
  /** Without the attachments. */
  content: Fields
  created_at: Date
  saved_at: Date
}
export interface TalentAttachmentsTable {
  entry_id: string
  position: number
  dic_id: string
  file_id: string
}
/** An entry as far as it is typed. */
export interface TalentDraftsTable {
  member_id: string
  collection: Collection
  /** Empty for one that is being added. */
  entry_id: string
  entry_version: number | null
  version: Generated<number>
  /** With the attachments. */
  content: Fields
  saved_at: Date
}

export interface ProfilePhotosTable {
  member_id: string
  kind: string
  version: number
  consent_version: number | null
  consented_at: Date | null
  file_id: string | null
}
