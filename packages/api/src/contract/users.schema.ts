import * as z from 'zod/mini'
import { subRoles } from '../rules/rights.ts'
import { id, time } from './fields.ts'
import { setPreferences } from './preferences.schema.ts'

/** userInfo of product.md §3. The phone is masked: it is kept in local storage (D10.7). */
export const userInfo = z.object({
  id,
  avatar: z.nullable(z.string()),
  nickname: z.string(),
  phone: z.string(),
  personal_vip_valid: z.boolean(),
  enterprise_vip_valid: z.boolean(),
  personal_vip_expired_time: z.nullable(time),
  enterprise_vip_expired_time: z.nullable(time),
  remark: z.string(),
})
export type UserInfo = z.infer<typeof userInfo>

export const memberSession = z.object({ token: z.string(), user: userInfo })

export const staffInfo = z.object({
  id,
  name: z.string(),
  /** Sub-role as the specification's wire calls it. */
  remark: z.enum(subRoles),
})
export type StaffInfo = z.infer<typeof staffInfo>

/** Whoever asks, with what they have set for themselves. */
export const currentStaff = z.extend(staffInfo, { preferences: z.optional(setPreferences) })
export type CurrentStaff = z.infer<typeof currentStaff>

export const staffSession = z.object({ token: z.string(), remark: z.enum(subRoles), user: staffInfo })

/** Seconds until another code may be asked for, and until this one dies. */
export const codeSent = z.object({ resend_after: z.int(), expires_in: z.int() })

export const smsScenes = ['login', 'register', 'forget_password', 'change_phone', 'bind'] as const
export type SmsScene = (typeof smsScenes)[number]
