import type { Generated } from 'kysely'

/** Links to resumes, as Kysely reads them. */
export interface ResumeLinksTable {
  id: string
  member_id: string
  token_hash: string
  mark: string
  /** JSON of the names of sections. */
  sections: Generated<string>
  created_at: Date
  expires_on: string
  revoked_at: Date | null
  views: Generated<number>
  viewed_at: Date | null
}
