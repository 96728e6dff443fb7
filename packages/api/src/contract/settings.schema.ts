import * as z from 'zod/mini'
import { id, time } from './fields.ts'
import { setPreferences } from './preferences.schema.ts'
import { emailOrNone, nickname } from './sign-in.schema.ts'

/** A member's own account. The phone is masked, as everywhere (D10.7). */
export const memberSettings = z.object({
  /** Counts the saves; a tab that has not seen the last one gets a conflict. */
  version: z.int(),
  avatar: z.nullable(z.string()),
  nickname: z.string(),
  email: z.string(),
  phone: z.string(),
  has_password: z.boolean(),
  password_changed_at: z.nullable(time),
  preferences: setPreferences,
})
export type MemberSettings = z.infer<typeof memberSettings>

/** A staff member's own account, beside what `staffInfo` says of it. */
export const staffSettings = z.object({
  /** Masked; null for an account that signs in by name alone. */
  phone: z.nullable(z.string()),
  password_changed_at: z.nullable(time),
})
export type StaffSettings = z.infer<typeof staffSettings>

export const profileBody = z.object({
  version: z.int('版本号不正确').check(z.minimum(0, '版本号不正确')),
  nickname: z.optional(nickname),
  email: z.optional(emailOrNone),
  /** null: no picture. */
  avatar_file_id: z.optional(z.nullable(id)),
})

/** A session of one's own. */
export const ownSession = z.object({
  id,
  /** Kind of device and browser: `Windows · Chrome`; empty where unknown. */
  device: z.string(),
  /** First half of the address it was opened from: `111.199.*.*`. */
  network: z.string(),
  created_at: time,
  seen_at: time,
  /** The session that asks. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>
